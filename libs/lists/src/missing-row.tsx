import { isApiError } from '@tandem/api-client'
import { Card, EmptyState } from '@tandem/design-system'
import type { ReactNode } from 'react'
import { useText } from './messages.ts'

interface MissingRowProps {
  /** What is missing: "This order doesn’t exist". */
  title: string
  /** The way back to its list. */
  back: ReactNode
}

/** Replaces a row that an address names but that doesn't exist. Trying again would not help. */
export function MissingRow({ title, back }: MissingRowProps) {
  const text = useText()
  return <EmptyState kind="nothingFound" title={title} text={text('nothing.gone')} actions={back} />
}

/** Replaces the failure of a boundary when it is due to such a row. */
export const replaceMissingRow = (props: MissingRowProps) => (error: unknown) =>
  isApiError(error, 'MODEL_NOT_FOUND') ? (
    <Card flush>
      <MissingRow {...props} />
    </Card>
  ) : undefined
