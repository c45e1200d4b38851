export default Object.values(
  import.meta.glob<string>('../../../../src/spinney/words/it/{table,page,card,home,finish,bots}.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
