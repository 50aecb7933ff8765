import type { CSSProperties } from 'react'
import { mailColours } from './mail-colours.ts'
import type { MailColour } from './mail-colours.ts'

type Property = 'color' | 'background-color' | 'border-color'

/**
 * The parts that change colour in dark mode: class, property, token. The light value is on the element
 * itself.
 */
const themed: [part: string, property: Property, colour: MailColour][] = [
  ['canvas', 'background-color', 'bg.canvas'],
  ['card', 'background-color', 'bg.surface'],
  ['card', 'border-color', 'border.default'],
  ['text', 'color', 'fg.default'],
  ['muted', 'color', 'fg.muted'],
  ['link', 'color', 'fg.link'],
  ['button', 'background-color', 'accent.solid'],
  ['button', 'border-color', 'accent.solid'],
  ['button', 'color', 'accent.on'],
  ['track-1', 'background-color', 'chart.cat-1'],
  ['track-2', 'background-color', 'chart.cat-2'],
]

const darkRule = (selector: (part: string) => string) =>
  themed
    .map(
      ([part, property, colour]) => `${selector(part)}{${property}:${mailColours[colour].dark} !important}`,
    )
    .join('')

/** For programs that support style sheets; others show the light colours, or invert them. */
export const styleSheet = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  `@media (prefers-color-scheme:dark){${darkRule((part) => `.${part}`)}}`,
  // Outlook on the web and on phones marks dark mode with these attributes.
  darkRule((part) => `[data-ogsc] .${part},[data-ogsb] .${part}`),
  '@media (max-width:480px){.card{padding:24px 20px !important}.button{display:block !important;text-align:center}}',
].join('')

const light = (colour: MailColour) => mailColours[colour].light

const fontFamily = "Onest,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** A class for dark mode, and the style that every program supports. */
export interface Part {
  className: string
  style: CSSProperties
}

/** The parts of a mail. */
export const parts = {
  body: { className: 'canvas', style: { backgroundColor: light('bg.canvas'), margin: 0, padding: 0 } },
  canvas: {
    className: 'canvas',
    style: { backgroundColor: light('bg.canvas'), padding: '32px 12px', fontFamily },
  },
  container: { className: 'container', style: { maxWidth: '600px', width: '100%' } },
  head: { className: 'head', style: { padding: '0 4px 16px' } },
  track1: {
    className: 'track-1',
    style: { backgroundColor: light('chart.cat-1'), width: '5px', fontSize: '1px', lineHeight: '18px' },
  },
  track2: {
    className: 'track-2',
    style: { backgroundColor: light('chart.cat-2'), width: '5px', fontSize: '1px', lineHeight: '18px' },
  },
  gap: { className: 'gap', style: { width: '3px', fontSize: '1px', lineHeight: '18px' } },
  product: {
    className: 'text',
    style: {
      color: light('fg.default'),
      fontFamily,
      fontSize: '17px',
      lineHeight: '18px',
      fontWeight: 600,
      paddingLeft: '10px',
    },
  },
  card: {
    className: 'card',
    style: {
      backgroundColor: light('bg.surface'),
      border: `1px solid ${light('border.default')}`,
      borderRadius: '12px',
      padding: '32px',
    },
  },
  heading: {
    className: 'text',
    style: {
      color: light('fg.default'),
      fontFamily,
      fontSize: '22px',
      lineHeight: '28px',
      fontWeight: 600,
      margin: '0 0 16px',
    },
  },
  paragraph: {
    className: 'text',
    style: {
      color: light('fg.default'),
      fontFamily,
      fontSize: '15px',
      lineHeight: '24px',
      margin: '0 0 16px',
    },
  },
  button: {
    className: 'button',
    style: {
      backgroundColor: light('accent.solid'),
      border: `1px solid ${light('accent.solid')}`,
      borderRadius: '8px',
      color: light('accent.on'),
      fontFamily,
      fontSize: '15px',
      fontWeight: 600,
      padding: '12px 20px',
    },
  },
  action: { className: 'action', style: { padding: '8px 0 24px' } },
  small: {
    className: 'muted',
    style: { color: light('fg.muted'), fontFamily, fontSize: '13px', lineHeight: '20px', margin: 0 },
  },
  link: {
    className: 'link',
    style: { color: light('fg.link'), textDecoration: 'underline', wordBreak: 'break-all' },
  },
  foot: { className: 'foot', style: { padding: '16px 4px 0' } },
} satisfies Record<string, Part>
