### Note delle carte

note-itself = Questa carta conta anche se stessa.
note-face-down = { $kind ->
        [tree] Gli arboscelli contano come alberi.
       *[moor] Le brughiere universali contano come brughiere.
    }
note-face-down-species = { $kind ->
        [tree] Gli arboscelli non hanno specie e qui non contano.
       *[moor] Le brughiere universali non hanno specie e qui non contano.
    }
note-no-bee = Qui non conta: { $species }.
note-shared = Le carte che condividono uno slot contano una per una.
note-full = Completamente occupato: nessuno slot è vuoto. Uno slot condiviso da più carte è un solo slot.
note-symbol = Contano gli alberi e le metà visibili. Le carte a faccia in giù non mostrano simboli.
note-most = Basta il pareggio.
note-sets = Ogni specie conta una volta per serie. Le serie si formano in modo da dare più punti.
note-at-most = Mai più di { $points } punti.
note-doubles = Solo le carte che si trovano { $slot ->
        [top] sopra questa
        [bottom] sotto questa
       *[side] accanto a questa
    }. Tutto ciò che danno vale doppio.
note-half = Basta che una metà abbia il simbolo: è quella che si gioca, e le serve uno slot libero.
note-any = Una dopo l’altra. Puoi fermarti quando vuoi.
note-clearing = Le carte con cui hai appena pagato sono già nella radura.
note-deck = Le carte si rivelano una per una. Una carta inverno vale come tale e viene sostituita da un’altra carta.
note-number = Si conta quando si applica l’effetto.
note-dig = Continui con le carte che hai adesso. Quelle che peschi nel frattempo vanno in mano alla fine.
note-joins = Non gli serve uno slot libero: lo condivide.
note-next-turn = Vale per le carte pagate e per quelle gratis, ma non ancora nel turno in cui è stata giocata. Un altro turno è un turno nuovo. Puoi rinunciare a pescare.
note-at-once = Vale per ogni carta successiva, pagata o gratis, anche per quella portata dal suo bonus, mai per se stessa. Puoi rinunciare a pescare.
note-share-slot = Nessun’altra specie può stare nello stesso slot.
note-share-top = Su una brughiera vale per uno dei due slot in alto; l’altro accoglie una carta, come sempre.
note-share-sides = Anche in slot occupati. Ma dove ci sono { $things } non può stare nient’altro, e senza questa carta ognuno ha bisogno del suo slot.
note-bee = Conta per { $wanted }. Non conta per { $others }. Su un arboscello conta solo dove si contano tutti gli alberi.
note-lay = Solo le carte che hai in mano quando inizi. Ognuna rivela anche una carta del mazzo nella radura; quelle che peschi nel frattempo passano nella tua mano alla fine.
note-take-all = Non hai mai più di dieci carte in mano: se non ci stanno tutte, scegli quali prendere.
note-gone = Sono fuori dal gioco, comprese le carte con cui hai appena pagato.
note-alone = Un’altra carta su un lato qualsiasi, anche più tardi, e i punti svaniscono. L’albero o l’arbusto stesso non conta.
