const urls = import.meta.glob<string>('./*.{png,pdf}', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** Where a sample attachment can be downloaded, same origin; samples name the file alone. */
export function sampleFileUrl(name: string): string {
  const url = urls[`./${name}`];
  if (url === undefined) throw new Error(`There is no sample file called ${name}.`);
  return url;
}
