import { createElement } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { Button } from '@react-email/button'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Html } from '@react-email/html'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { Text } from '@react-email/text'
import type { MailContent } from './mail-content.ts'
import { parts, styleSheet } from './mail-styles.ts'
import type { Part } from './mail-styles.ts'
import type { writeMail } from './mail-texts.ts'
import { plainText, withoutLinks } from './phrase.ts'
import type { Phrase } from './phrase.ts'

const product = 'Tandem'

type Written = ReturnType<typeof writeMail>

/** The markup of a mail. Without JSX, because Node runs these sources directly. */
export function mailLayout({ content, language, ifTheButtonFails }: Written): ReactElement {
  return createElement(
    Html,
    { lang: language },
    createElement(
      Head,
      null,
      createElement('title', null, plainText(content.subject)),
      createElement('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      createElement('meta', { name: 'color-scheme', content: 'light dark' }),
      createElement('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      createElement('style', { dangerouslySetInnerHTML: { __html: styleSheet } }),
    ),
    createElement(
      'body',
      parts.body,
      createElement(Preview, null, content.preview),
      box(
        parts.canvas,
        createElement(
          Container,
          parts.container,
          box(parts.head, brand()),
          box(parts.card, ...cardContent(content, ifTheButtonFails)),
          box(parts.foot, createElement(Text, parts.small, ...inline(content.note))),
        ),
      ),
    ),
  )
}

const tableAttributes = { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0 }

/** A full-width box. It is a table, because Outlook supports padding on nothing else. */
function box(part: Part, ...children: ReactNode[]) {
  const row = createElement('tr', null, createElement('td', part, ...children))
  return createElement('table', { ...tableAttributes, width: '100%' }, createElement('tbody', null, row))
}

/** The logo as two coloured cells, because mail programs don't show pictures until somebody allows them. */
function brand() {
  const cell = (part: (typeof parts)['track1' | 'track2' | 'gap']) =>
    createElement('td', { ...part, width: Number.parseInt(part.style.width, 10) }, '\u00a0')
  const row = createElement(
    'tr',
    null,
    cell(parts.track1),
    cell(parts.gap),
    cell(parts.track2),
    createElement('td', parts.product, product),
  )
  return createElement('table', tableAttributes, createElement('tbody', null, row))
}

function cardContent(
  { heading, greeting, paragraphs, action, alternative }: MailContent,
  ifTheButtonFails: string,
): ReactNode[] {
  const link = (href: string, label: string) => createElement(Link, { href, ...parts.link }, label)
  return [
    createElement(Heading, { as: 'h1', ...parts.heading }, ...inline(heading)),
    ...[greeting, ...paragraphs].map((text) => createElement(Text, parts.paragraph, ...inline(text))),
    action && box(parts.action, createElement(Button, { href: action.link, ...parts.button }, action.label)),
    alternative &&
      createElement(Text, parts.paragraph, `${alternative.text} `, link(alternative.link, alternative.label)),
    action &&
      createElement(Text, parts.small, ifTheButtonFails, createElement('br'), link(action.link, action.link)),
  ]
}

/** Isolates names, so that a right-to-left name does not change the direction of the sentence. */
const inline = (phrase: Phrase): ReactNode[] =>
  phrase.map((part) =>
    typeof part === 'string' ? part : createElement('bdi', null, withoutLinks(part.name)),
  )
