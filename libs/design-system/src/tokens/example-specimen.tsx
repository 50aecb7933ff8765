import { css } from '@tandem/design-system/css'
import type { ReactNode } from 'react'
import { Inline } from '../layout/inline.tsx'
import { Stack } from '../layout/stack.tsx'
import { Heading } from '../text/heading.tsx'
import { Text } from '../text/text.tsx'

const code = css({ fontFamily: 'mono', textStyle: 'xs', overflowWrap: 'anywhere' })

/** A token with its name, an example and its value. */
export function Specimen({ name, note, children }: { name: string; note?: ReactNode; children: ReactNode }) {
  return (
    <Stack gap="1">
      {children}
      <span className={code}>{name}</span>
      {note !== undefined && (
        <Text as="span" size="xs" tone="muted">
          {note}
        </Text>
      )}
    </Stack>
  )
}

/** A token that is only a length: its name followed by a bar of that length. */
export function Measure({ name, note, children }: { name: string; note: string; children: ReactNode }) {
  return (
    <Stack gap="1">
      <Inline gap="2" wrap>
        <span className={code}>{name}</span>
        <Text as="span" size="xs" tone="muted">
          {note}
        </Text>
      </Inline>
      {children}
    </Stack>
  )
}

/** Part of a tokens page. */
export function Section({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <Stack as="section" gap="3">
      <Stack gap="1">
        <Heading level={2}>{title}</Heading>
        {note !== undefined && (
          <Text size="sm" tone="muted">
            {note}
          </Text>
        )}
      </Stack>
      {children}
    </Stack>
  )
}
