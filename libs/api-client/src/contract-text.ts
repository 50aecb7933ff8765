let translator = (text: string) => text

/**
 * A text of the contract in the language in use: a validation text, the title of a message code, the name of a role. The
 * contract has them in English.
 */
export const contractText = (text: string): string => translator(text)

/** Sets what translates the texts of the contract; called before anything is rendered. */
export function translateContract(inLanguage: (text: string) => string): void {
  translator = inLanguage
}
