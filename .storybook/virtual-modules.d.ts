declare module 'virtual:component-facts' {
  /** What documentation pages show of code and of release notes. */
  export interface ComponentFacts {
    /** The names of the tokens in each recipe. */
    tokens: Record<string, string[]>
    /** Sentences of release notes, the newest version first, with the components that they name. */
    changes: { version: string; text: string; names: string[] }[]
  }

  export const facts: ComponentFacts
}
