import type { VisibleText } from './visible-texts.ts'

/** A pixel is lost in rounding. */
const tolerance = 1.5

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

function inside(element: Element): Box {
  const { left, top } = element.getBoundingClientRect()
  const from = { left: left + element.clientLeft, top: top + element.clientTop }
  return { ...from, right: from.left + element.clientWidth, bottom: from.top + element.clientHeight }
}

/** Whether the end of a text is cut with dots, which say that there is more. */
const hasDots = ({ textOverflow, webkitLineClamp }: CSSStyleDeclaration) =>
  textOverflow === 'ellipsis' || webkitLineClamp !== 'none'

/** Whether it isn't meant to be seen: for screen readers only, or closed. */
const isHidden = ({ left, right, top, bottom }: Box) => right - left <= 1 || bottom - top <= 1

function boxOf(node: Text): Box {
  const range = document.createRange()
  range.selectNodeContents(node)
  return range.getBoundingClientRect()
}

const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'

/** What hides a part of a text: an element around it, or the edge of the window; null when all of it can be seen. */
export function whatClips({ node }: VisibleText): Element | 'window' | null {
  if (node === null) return null
  const text = boxOf(node)
  if (isHidden(text)) return null
  let isAcross = true
  let isDown = true
  for (let around = node.parentElement; around && around !== document.body; around = around.parentElement) {
    const style = getComputedStyle(around)
    if (style.position === 'fixed' && isHidden(around.getBoundingClientRect())) return null
    if (hasDots(style)) return null
    const box = inside(around)
    // What can be scrolled to can be seen.
    if (scrolls(style.overflowX)) isAcross = false
    if (scrolls(style.overflowY)) isDown = false
    const isCutAcross = isAcross && cuts(style.overflowX) && isOutside(text, box, 'across')
    const isCutDown = isDown && cuts(style.overflowY) && isOutside(text, box, 'down')
    if (!isCutAcross && !isCutDown) continue
    return isHidden(box) ? null : around
  }
  const { clientWidth } = document.documentElement
  const isBeside = text.left < -tolerance || text.right > clientWidth + tolerance
  return isAcross && isBeside ? 'window' : null
}

function isOutside(text: Box, { left, right, top, bottom }: Box, way: 'across' | 'down') {
  return way === 'across'
    ? text.left < left - tolerance || text.right > right + tolerance
    : text.top < top - tolerance || text.bottom > bottom + tolerance
}

const controls = 'button, [role=button], [role=tab], [role=combobox], th, [data-badge]'

/** The control whose text is wider than it is; null when the text fits. */
export function whatItSpills({ node }: VisibleText): Element | null {
  const control = node?.parentElement?.closest(controls)
  if (!node || !control) return null
  const [text, box] = [boxOf(node), control.getBoundingClientRect()]
  return !isHidden(text) && !isHidden(box) && isOutside(text, box, 'across') && !isCutOnPurpose(node, control)
    ? control
    : null
}

/** Whether an element in the control cuts the text with dots, or hides it except from screen readers. */
function isCutOnPurpose(node: Text, control: Element) {
  for (let around = node.parentElement; around; around = around.parentElement) {
    if (hasDots(getComputedStyle(around)) || isHidden(around.getBoundingClientRect())) return true
    if (around === control) return false
  }
  return false
}
