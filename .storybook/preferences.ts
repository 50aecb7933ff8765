import { tokenValues } from '@tandem/design-system/token-values'

/** Preferences that people set in their browsers; a page can only simulate them. */
export interface Preferences {
  motion: 'full' | 'reduced'
  contrast: 'normal' | 'more' | 'forced'
}

/** A media query that is true on every screen. */
const always = '(min-width: 0px)'
const queries = {
  motion: /\(prefers-reduced-motion(: reduce)?\)/g,
  more: /\(prefers-contrast: more\)/g,
  forced: /\(forced-colors: active\)/g,
}

/** A media query as a browser with these preferences would evaluate it. */
const answered = (query: string, { motion, contrast }: Preferences) => {
  const held = [
    ...(motion === 'reduced' ? [queries.motion] : []),
    ...(contrast === 'normal' ? [] : [queries[contrast]]),
  ]
  return held.reduce((text, pattern) => text.replace(pattern, always), query)
}

const written = new WeakMap<CSSMediaRule, string>()

function apply(rules: CSSRuleList, preferences: Preferences) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const own = written.get(rule) ?? rule.conditionText
      written.set(rule, own)
      const text = answered(own, preferences)
      if (text !== rule.conditionText) rule.media.mediaText = text
    }
    if ('cssRules' in rule) apply(rule.cssRules as CSSRuleList, preferences)
  }
}

/** The system colours that forced colours use instead of ours, by the last words of our names. */
const forced: [RegExp, string][] = [
  [/\.fg\.link$/, 'LinkText'],
  [/\.fg\.disabled$/, 'GrayText'],
  [/\.(accent|success|warning|danger|info)\.solid/, 'ButtonFace'],
  [/\.on$/, 'ButtonText'],
  [/\.focus\.ring$/, 'Highlight'],
  [/\.(bg\.|focus\.gap|subtle)/, 'Canvas'],
  [/\.(fg|border)/, 'CanvasText'],
]
const forcedColours = () => {
  const lines = Object.keys(tokenValues).flatMap((name) => {
    if (name.startsWith('shadows.')) return [`--shadows-${name.slice('shadows.'.length)}: none !important;`]
    // Drawings keep their colours, and palette colours are only used through the others.
    if (!name.startsWith('colors.') || /^colors\.(palette|chart|star|overlay)\./.test(name)) return []
    const system = forced.find(([pattern]) => pattern.test(name))?.[1]
    return system === undefined ? [] : [`--${name.replaceAll('.', '-')}: ${system} !important;`]
  })
  return `:root, [data-theme] { ${lines.join(' ')} }`
}

const forcedSheet = new CSSStyleSheet()
const browserAnswers = window.matchMedia.bind(window)
let current: Preferences = { motion: 'full', contrast: 'normal' }

function applyAll() {
  for (const sheet of document.styleSheets) {
    try {
      apply(sheet.cssRules, current)
    } catch {
      // The rules of a stylesheet from another origin can't be read.
    }
  }
}

// Lazy parts add styles, and so does every change of a file.
const arrivals = new MutationObserver(applyAll)

/**
 * Shows the page as if its reader had set these preferences; for preferences that aren't set, the browser's
 * own count.
 */
export function showPreferences(preferences: Preferences) {
  const { motion, contrast } = preferences
  if (motion === current.motion && contrast === current.contrast) return
  current = preferences
  applyAll()
  forcedSheet.replaceSync(contrast === 'forced' ? forcedColours() : '')
  document.adoptedStyleSheets = [
    ...document.adoptedStyleSheets.filter((sheet) => sheet !== forcedSheet),
    forcedSheet,
  ]
  window.matchMedia = (query) => browserAnswers(answered(query, current))
  arrivals.disconnect()
  if (motion === 'full' && contrast === 'normal') return
  arrivals.observe(document.head, { childList: true, subtree: true, characterData: true })
  // A linked stylesheet has rules only once it has loaded.
  document.addEventListener('load', applyAll, { capture: true })
}
