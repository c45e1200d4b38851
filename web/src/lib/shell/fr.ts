export default Object.values(
  import.meta.glob<string>('../../../../src/spinney/words/fr/{table,page,card,home,finish,bots}.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
