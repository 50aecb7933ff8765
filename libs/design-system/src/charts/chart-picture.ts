/** Styles that a copy must contain, because a picture has no stylesheet. */
const carried = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'display',
] as const

const margin = 16
/** Space for a hidden title, because outside the page nothing else says what the picture shows. */
const titleRoom = 28
const sharpness = 2

/**
 * A chart as a PNG, as shown on the page, with its background, all drawings, and all text in the page's font.
 * Elements with `data-unpictured` and text for screen readers are left out.
 */
export async function chartPicture(figure: HTMLElement): Promise<Blob> {
  const origin = figure.getBoundingClientRect()
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil((origin.width + 2 * margin) * sharpness)
  const title = figure.querySelector(':is(h2, h3, h4)')
  const room = title && !isShown(title.parentElement ?? title) ? titleRoom : 0
  canvas.height = Math.ceil((origin.height + room + 2 * margin) * sharpness)
  const paint = canvas.getContext('2d')
  if (!paint) throw new Error('The browser gives no canvas')
  paint.scale(sharpness, sharpness)
  paint.fillStyle = backgroundOf(figure)
  paint.fillRect(0, 0, canvas.width, canvas.height)
  if (title && room > 0) {
    const { color, fontFamily } = getComputedStyle(figure)
    paint.font = `600 14px ${fontFamily}`
    paint.fillStyle = color
    paint.fillText(title.textContent, margin + 20, margin + room - 4)
  }
  paint.translate(margin - origin.left, margin + room - origin.top)

  for (const node of shownParts(figure)) {
    if (node instanceof SVGSVGElement) await paintDrawing(paint, node)
    else if (node instanceof Text) paintWords(paint, node)
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The canvas gave no picture'))))
  })
}

/** Drawings and texts in the order of the page. */
function* shownParts(figure: HTMLElement): Generator<Node> {
  const walker = document.createTreeWalker(figure, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => {
    if (node instanceof Text) return NodeFilter.FILTER_ACCEPT
    return node instanceof Element && isShown(node) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT
  })
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const isInner = node.parentElement?.closest('svg') != null
    if (node instanceof SVGSVGElement ? !isInner : node instanceof Text) yield node
  }
}

function isShown(element: Element): boolean {
  if (element instanceof HTMLElement && 'unpictured' in element.dataset) return false
  if (element instanceof SVGElement && 'unpictured' in element.dataset) return false
  const { display, visibility, clip, clipPath } = getComputedStyle(element)
  return display !== 'none' && visibility === 'visible' && clip === 'auto' && clipPath === 'none'
}

function backgroundOf(element: Element | null): string {
  for (let at = element; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at)
    if (!/^(?:transparent|rgba\(0, 0, 0, 0\))$/.test(backgroundColor)) return backgroundColor
  }
  return 'Canvas'
}

async function paintDrawing(paint: CanvasRenderingContext2D, drawing: SVGSVGElement) {
  const box = drawing.getBoundingClientRect()
  if (box.width === 0 || box.height === 0) return
  const copy = drawing.cloneNode(true) as SVGSVGElement
  const copies = [copy, ...copy.querySelectorAll('*')]
  const originals = [drawing, ...drawing.querySelectorAll('*')]
  originals.forEach((original, place) => {
    const target = copies[place] as SVGElement
    const style = getComputedStyle(original)
    for (const property of carried) target.style.setProperty(property, style.getPropertyValue(property))
    target.style.setProperty('color', style.color)
  })
  // The canvas draws the text, because it has the page's fonts.
  for (const words of copy.querySelectorAll('text')) words.remove()
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(box.width))
  copy.setAttribute('height', String(box.height))
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
  await image.decode()
  paint.drawImage(image, box.left, box.top, box.width, box.height)
}

function paintWords(paint: CanvasRenderingContext2D, words: Text) {
  const text = words.data.replaceAll(/\s+/g, ' ')
  const { parentElement } = words
  if (text.trim() === '' || !parentElement) return
  const style = getComputedStyle(parentElement)
  const isDrawn = parentElement instanceof SVGElement
  paint.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
  paint.fillStyle = isDrawn ? style.fill : style.color
  paint.textBaseline = 'middle'
  for (const { line, box } of linesOf(words)) paint.fillText(line, box.left, (box.top + box.bottom) / 2)
}

/** The lines of a text node, broken as on the page. */
function linesOf(words: Text): { line: string; box: DOMRect }[] {
  const range = document.createRange()
  range.selectNodeContents(words)
  const whole = [...range.getClientRects()]
  const [only] = whole
  if (!only) return []
  if (whole.length === 1) return [{ line: words.data, box: only }]
  const lines: { line: string; box: DOMRect }[] = []
  for (const { 0: word, index } of words.data.matchAll(/\S+/g)) {
    range.setStart(words, index)
    range.setEnd(words, index + word.length)
    const box = range.getBoundingClientRect()
    const last = lines.at(-1)
    if (last && Math.abs(last.box.top - box.top) < box.height / 2) last.line += ` ${word}`
    else lines.push({ line: word, box })
  }
  return lines
}
