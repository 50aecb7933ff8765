declare module 'virtual:newest-releases' {
  /** Made from CHANGELOG.md by `newest-releases.ts` of the shell. */
  export const releases: readonly import('../../newest-releases.ts').Release[]
}
