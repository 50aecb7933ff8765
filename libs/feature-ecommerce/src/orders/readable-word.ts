/**
 * A word of a program as people write it: `shopify_payments` as "Shopify payments". Names, addresses and
 * everything else with a capital letter, a space or a dot stay as they are.
 */
export const readableWord = (word: string): string =>
  /^[a-z][a-z0-9_]*$/.test(word) ? word.charAt(0).toUpperCase() + word.slice(1).replaceAll('_', ' ') : word
