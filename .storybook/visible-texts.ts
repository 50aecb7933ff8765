/** A text that the page shows or that a screen reader says, and where. */
export interface VisibleText {
  text: string
  element: Element
  /** The text node; null for the text of an attribute. */
  node: Text | null
}

const attributes = ['aria-label', 'placeholder', 'title', 'alt']

const isShown = (element: Element) =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })

/** What isn't text for people: styles, scripts, code. */
const isOther = (element: Element) => element.closest('style, script, noscript, code, template') !== null

/** All texts of the page, with those of attributes. */
export function visibleTexts(): VisibleText[] {
  const texts: VisibleText[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Text) {
      const element = node.parentElement
      const text = node.data.trim()
      if (element && text !== '' && !isOther(element) && isShown(element)) texts.push({ text, element, node })
    } else if (node instanceof Element && isShown(node)) {
      for (const name of attributes) {
        const text = node.getAttribute(name)?.trim()
        // An element that names another one as its label isn't known by its own.
        if (name === 'aria-label' && node.hasAttribute('aria-labelledby')) continue
        if (text) texts.push({ text, element: node, node: null })
      }
    }
  }
  return texts
}

/** An element as a person would point at it: its tag, role, and the first words in it. */
export function nameOf(element: Element): string {
  const role = element.getAttribute('role')
  const part = element.getAttribute('data-part')
  const kind = element.tagName.toLowerCase() + (role ? `[role=${role}]` : '') + (part ? `.${part}` : '')
  const parent = element.parentElement?.closest('[class]')
  return `${parent ? `${parent.tagName.toLowerCase()}.${parent.className.toString().split(' ')[0]} > ` : ''}${kind}`
}
