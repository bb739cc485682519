const urls = import.meta.glob<string>('./*.{png,pdf}', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** Returns the URL of a sample attachment, on the same origin; samples contain only the file name. */
export function sampleFileUrl(name: string): string {
  const url = urls[`./${name}`];
  if (url === undefined) throw new Error(`There is no sample file called ${name}.`);
  return url;
}
