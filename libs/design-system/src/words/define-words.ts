const defined = new Map<string, object>()
const translated = new Map<string, object>()

/**
 * The texts that a component shows unless its caller gives others, in English, or in the language that
 * {@link translateWords} brought.
 */
export function defineWords<Words extends object>(component: string, english: Words): Words {
  defined.set(component, english)
  return Object.assign(english, translated.get(component))
}

/**
 * Shows these texts instead of the English ones; called before anything is rendered.
 *
 * @example
 * import { turkish } from '@tandem/design-system/tr'
 * translateWords(turkish)
 */
export function translateWords(words: object): void {
  for (const [component, texts] of Object.entries(words) as [string, object][]) {
    translated.set(component, texts)
    // A component that is loaded already keeps its object.
    Object.assign(defined.get(component) ?? {}, texts)
  }
}
