import { plainText } from '@tandem/testing/pseudo-language'

const attributes = ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'placeholder', 'title']

const texts = [
  [Node.prototype, 'textContent'],
  [Node.prototype, 'nodeValue'],
  [CharacterData.prototype, 'data'],
  [HTMLElement.prototype, 'innerText'],
] as const

const plainIfText = (text: unknown) => (typeof text === 'string' ? plainText(text) : text)

/**
 * Lets play functions find the texts of the pseudo-language by their English: reading a text of the page gives
 * English. The page still shows the pseudo-language.
 *
 * @returns a function that ends it
 */
export function readPlainly(): () => void {
  const own = texts.map(([prototype, name]) => Object.getOwnPropertyDescriptor(prototype, name)!)
  const { getAttribute } = Element.prototype
  texts.forEach(([prototype, name], index) =>
    Object.defineProperty(prototype, name, {
      ...own[index],
      get(this: Node) {
        return plainIfText(own[index]?.get?.call(this))
      },
    }),
  )
  Element.prototype.getAttribute = function (this: Element, name) {
    const value = getAttribute.call(this, name)
    return value !== null && attributes.includes(name) ? plainText(value) : value
  }
  return () => {
    texts.forEach(([prototype, name], index) => Object.defineProperty(prototype, name, own[index]!))
    Element.prototype.getAttribute = getAttribute
  }
}
