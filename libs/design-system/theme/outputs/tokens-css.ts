import { cssValue, dimension } from '../css-value.ts'
import { listTokens } from '../tokens-format.ts'
import { customProperty, tokenNames } from '../token-names.ts'
import type { ListedToken, Mode, Typography } from '../tokens-format.ts'

/** A mode in CSS: the at-rules around its values, outermost first, and the selector. */
const modes: Record<Mode, { within: string[]; selector: string }> = {
  dark: { within: ['@media not print'], selector: ':is(.dark, [data-theme=dark])' },
  moreContrast: {
    within: ['@media (prefers-contrast: more)'],
    selector: ':where(:root, :host), :is(.light, .dark, [data-theme])',
  },
  reducedMotion: { within: ['@media (prefers-reduced-motion: reduce)'], selector: ':where(:root, :host)' },
  fontOnest: { within: [], selector: '[data-font=onest]' },
  fontInter: { within: [], selector: '[data-font=inter]' },
  fontManrope: { within: [], selector: '[data-font=manrope]' },
  fontSystem: { within: [], selector: '[data-font=system]' },
}

const variable = (path: string) => `var(${customProperty(tokenNames(path)[0])})`

/** A text style is five properties: `--text-styles-md-font-size` and so on. */
const textProperties = (name: string, style: Typography) => [
  [`${name}-font-family`, cssValue('fontFamily', style.fontFamily, variable)],
  [`${name}-font-size`, dimension(style.fontSize)],
  [`${name}-font-weight`, String(style.fontWeight)],
  [`${name}-line-height`, String(style.lineHeight)],
  [`${name}-letter-spacing`, dimension(style.letterSpacing)],
]

const declarations = ({ path, type }: ListedToken, value: unknown) =>
  tokenNames(path)
    .map(customProperty)
    .flatMap((name) =>
      type === 'typography'
        ? textProperties(name, value as Typography)
        : [[name, cssValue(type, value, variable)]],
    )
    .map(([name, text]) => `${name}: ${text};`)

function block(selector: string, lines: string[], within: string[] = []): string {
  const [outer, ...inner] = within
  const body = outer === undefined ? lines : block(selector, lines, inner).trimEnd().split('\n')
  return `${outer ?? selector} {\n${body.map((line) => `  ${line}`).join('\n')}\n}\n`
}

/** The tokens as custom properties with Panda's names, for pages that don't use Panda. */
export function tokensCss(source: object): string {
  const tokens = listTokens(source)
  const themed = tokens.filter(({ modes: own }) => own.dark !== undefined)
  const inMode = (mode: Mode) =>
    tokens.flatMap((token) => (token.modes[mode] === undefined ? [] : declarations(token, token.modes[mode])))
  const inLight = themed.flatMap((token) => declarations(token, token.value))
  return [
    '/* Made from tokens.json: change that. */\n',
    block(
      ':where(:root, :host)',
      tokens.flatMap((token) => declarations(token, token.value)),
    ),
    // A part of a dark page that stays light.
    block(':is(.light, [data-theme=light])', inLight),
    ...Object.entries(modes).map(([mode, { within, selector }]) =>
      block(selector, inMode(mode as Mode), within),
    ),
  ].join('')
}
