declare module 'punycode.js' {
  const punycode: {
    /** The domain of an address or a host name in Unicode. */
    toUnicode(text: string): string;
  };
  // biome-ignore lint/style/noDefaultExport: the package has no other
  export default punycode;
}
