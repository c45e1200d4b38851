### Notas de las cartas

note-itself = Esta carta también se cuenta a sí misma.
note-face-down = { $kind ->
        [tree] Los brotes cuentan como árboles.
       *[moor] Los páramos genéricos cuentan como páramos.
    }
note-face-down-species = { $kind ->
        [tree] Los brotes no son de ninguna especie y aquí no cuentan.
       *[moor] Los páramos genéricos no son de ninguna especie y aquí no cuentan.
    }
note-no-bee = Aquí no cuenta: { $species }.
note-shared = Las cartas que comparten un espacio cuentan una a una.
note-full = Completamente ocupado: no queda ningún espacio vacío. Un espacio compartido por varias cartas es un solo espacio.
note-symbol = Cuentan los árboles y las mitades visibles. Las cartas bocabajo no muestran ningún símbolo.
note-most = Basta con empatar.
note-sets = Cada especie cuenta una vez por serie. Las series se forman de modo que den más puntos.
note-at-most = Nunca más de { $points } puntos.
note-doubles = Solo las cartas que están { $slot ->
        [top] encima de esta
        [bottom] debajo de esta
       *[side] al lado de esta
    }. Todo lo que puntúan vale el doble.
note-half = Basta con que una mitad tenga el símbolo: esa es la que se juega, y necesita un espacio libre.
note-any = Una tras otra. Puedes parar cuando quieras.
note-clearing = Las cartas con las que acabas de pagar ya están en el claro.
note-deck = Las cartas se revelan una a una. Si sale una carta de Invierno, cuenta como tal y otra carta la sustituye.
note-number = Se cuenta al aplicar el efecto.
note-dig = Sigues jugando con las cartas que tienes ahora. Las que robes entretanto pasan a tu mano al terminar.
note-joins = No necesita un espacio libre: lo comparte.
note-next-turn = Vale para cartas pagadas y gratis, pero todavía no en el turno en que se jugó esta carta. Otro turno es un turno nuevo. Puedes renunciar a robar.
note-at-once = Vale para toda carta posterior, pagada o gratis, incluso la que traiga su propia bonificación, pero nunca para sí misma. Puedes renunciar a robar.
note-share-slot = Ninguna otra especie puede estar en el mismo espacio.
note-share-top = En un páramo vale para uno de los dos espacios de arriba; el otro admite una carta, como siempre.
note-share-sides = También en espacios ocupados. Pero donde hay { $things } no puede haber nada más, y sin esta carta cada uno necesita su propio espacio.
note-bee = Cuenta para { $wanted }. No cuenta para { $others }. En un brote solo cuenta donde se cuentan todos los árboles.
note-lay = Solo las cartas que tienes en la mano al empezar. Cada una revela también una carta del mazo en el claro; las que robes mientras tanto pasan a tu mano al terminar.
note-take-all = Nunca tienes más de diez cartas en la mano: si no caben todas, eliges cuáles te llevas.
note-gone = Quedan fuera del juego, también las cartas con las que acabas de pagar.
note-alone = Otra carta en cualquier lado, incluso más adelante, y los puntos desaparecen. El árbol o arbusto en sí no importa.
