import { Stack, Text } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import type { ReactNode } from 'react'

interface DefinitionsProps {
  /** The name of a figure in the table, and what it means. */
  entries: readonly (readonly [name: string, rule: string])[]
  /** What holds for all of them. */
  children: ReactNode
}

/** What the figures of a table mean, below it. */
export function Definitions({ entries, children }: DefinitionsProps) {
  return (
    <Stack gap="3">
      <dl className={list}>
        {entries.map(([name, rule]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{rule}</dd>
          </div>
        ))}
      </dl>
      <Text size="sm" tone="muted" className={css({ maxWidth: '[72ch]' })}>
        {children}
      </Text>
    </Stack>
  )
}

const list = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fill, minmax(min(18rem, 100%), 1fr))]',
  columnGap: '6',
  rowGap: '3',
  textStyle: 'sm',
  color: 'fg.muted',
  '& dt': { fontWeight: 'medium', color: 'fg.default' },
  '& dd': { margin: '0' },
})
