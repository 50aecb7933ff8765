import {
  Controls,
  Description,
  DocsPage as PlainPage,
  Markdown,
  Primary,
  Stories,
  Subtitle,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks'
import { css } from '@tandem/design-system/css'
import { tokenValues } from '@tandem/design-system/token-values'
import { facts } from 'virtual:component-facts'
import type { Pair, Reference } from '../libs/design-system/src/reference.ts'
import { Badge } from '@tandem/design-system'
import { documentationAddress } from './documentation-address.ts'
import { details, howToUse, list } from './reference-text.ts'
import { linkTo, pageOf } from './references.ts'
import { nameOf, otherNamesOf } from './titles.ts'

/** The documentation page of a component: how to use it, then its properties and all its stories. */
export function ComponentPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta'])
  const page = pageOf(`${csfFile.meta.id}--docs`)
  const otherNames = otherNamesOf(preparedMeta.title)
  if (!page) return <PlainPage />
  const { reference, address } = page
  const documentation = documentationAddress(address)
  return (
    <>
      <Title>{nameOf(preparedMeta.title)}</Title>
      <Subtitle />
      <Description of="meta" />
      <Unstyled>
        <Badge tone={reference.status === 'stable' ? 'success' : 'info'}>
          {reference.status === 'stable' ? 'Stable' : 'New'}
        </Badge>
      </Unstyled>
      {otherNames !== undefined && <p>Elsewhere also called {otherNames}.</p>}
      {documentation !== undefined && (
        <p>
          <a href={documentation} target="_top">
            {nameOf(preparedMeta.title)} in the documentation
          </a>
        </p>
      )}
      <Primary />
      <Markdown>{howToUse(reference, linkTo)}</Markdown>
      <h2 id="do-and-dont">Do and don’t</h2>
      <Pairs pairs={reference.pairs} />
      <Markdown>{details(reference)}</Markdown>
      <h2 id="properties">Properties</h2>
      <div className={scrolling}>
        <Controls />
      </div>
      <h2 id="tokens">Tokens</h2>
      <Tokens reference={reference} />
      <Markdown>{changes(reference.components)}</Markdown>
      <Stories />
    </>
  )
}

function changes(components: readonly string[]) {
  const own = facts.changes.filter(({ names }) => names.some((name) => components.includes(name)))
  const lines = own.map(({ version, text }) => `**${version}**: ${text}`)
  return `## Changes\n\n${lines.length === 0 ? 'None since 0.1.0, the first version.' : list(lines)}`
}

const sides = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fit, minmax(min(100%, 18rem), 1fr))]',
  gap: '4',
  marginBlock: '4',
})
/** Its two parts end at the heights of those beside it, however long the words are. */
const side = css({
  display: 'grid',
  gridRow: '[span 2]',
  gridTemplateRows: '[subgrid]',
  rowGap: '0',
  border: '1px solid',
  borderColor: 'border.default',
  borderRadius: 'lg',
  background: 'bg.surface',
  color: 'fg.default',
  textStyle: 'sm',
  overflow: 'hidden',
  // Its layout is contained, because the bulk bar would leave the example for the edge of the window.
  '& > :first-child': { padding: '5', minWidth: '0', overflow: 'auto', contain: 'layout' },
  '& > :last-child': { display: 'flex', gap: '2', padding: '3', borderTop: '3px solid' },
  '&[data-good] > :last-child': { borderColor: 'success.solid' },
  '&:not([data-good]) > :last-child': { borderColor: 'danger.solid' },
})

/** Examples done well and badly, side by side; below each other on a phone. */
function Pairs({ pairs }: { pairs: readonly Pair[] }) {
  return (
    <Unstyled>
      {pairs.map((pair) => (
        <div key={pair.good.why} className={sides}>
          {(['good', 'bad'] as const).map((name) => (
            <div key={name} className={side} data-good={name === 'good' ? '' : undefined}>
              <div>{pair[name].example}</div>
              <div>
                <strong>{name === 'good' ? 'Do' : 'Don’t'}</strong>
                <span>{pair[name].why}</span>
              </div>
            </div>
          ))}
        </div>
      ))}
    </Unstyled>
  )
}

/** Storybook's table of properties is wider than a phone. */
const scrolling = css({ overflowX: 'auto' })
const tokens = css({ display: 'flex', flexWrap: 'wrap', columnGap: '3', rowGap: '1' })
const swatch = css({
  display: 'inline-block',
  width: '4',
  height: '4',
  marginInlineEnd: '1.5',
  verticalAlign: 'middle',
  border: '1px solid',
  borderColor: 'border.default',
  borderRadius: 'xs',
})
const kinds: Record<string, string> = {
  colors: 'Colours',
  textStyles: 'Type',
  fontWeights: 'Weights',
  sizes: 'Sizes',
  spacing: 'Space',
  radii: 'Radii',
  shadows: 'Shadows',
  durations: 'Durations',
  zIndex: 'Layers',
}

/** The tokens of its recipes, by kind; colours with what they look like in this theme. */
const valueOf = (name: keyof typeof tokenValues) => {
  const { light } = tokenValues[name]
  return typeof light === 'string' || typeof light === 'number' ? String(light) : JSON.stringify(light)
}

function Tokens({ reference }: { reference: Reference }) {
  const names = [...new Set(reference.recipes.flatMap((recipe) => facts.tokens[recipe] ?? []))]
  const rows = Object.entries(kinds).flatMap(([kind, label]) => {
    const own = names.filter((name) => name.startsWith(`${kind}.`))
    return own.length === 0 ? [] : [{ kind, label, own }]
  })
  if (rows.length === 0) return <p>It has none of its own; its look comes from what is inside.</p>
  return (
    <table>
      <tbody>
        {rows.map(({ kind, label, own }) => (
          <tr key={kind}>
            <th scope="row">{label}</th>
            <td>
              <TokenNames kind={kind} names={own} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Without Storybook's styles, which would enlarge the names and take the space beside their colours. */
function TokenNames({ kind, names }: { kind: string; names: readonly string[] }) {
  return (
    <Unstyled>
      <div className={tokens}>
        {names.toSorted().map((name) => (
          <span key={name} title={valueOf(name as keyof typeof tokenValues)}>
            {kind === 'colors' && (
              <span className={swatch} style={{ background: `var(--${name.replaceAll('.', '-')})` }} />
            )}
            {name.slice(kind.length + 1)}
          </span>
        ))}
      </div>
    </Unstyled>
  )
}
