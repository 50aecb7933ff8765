import { isApiError } from '@tandem/api-client'
import { Card, EmptyState } from '@tandem/design-system'
import type { ReactNode } from 'react'
import { useText } from './messages.ts'

interface MissingRowProps {
  /** What is missing: "Order not found". */
  title: string
  /** Why it may be missing: by default that it may have been deleted. */
  text?: string
  /** The way back to its list. */
  back: ReactNode
}

/** Replaces a row that an address names but that doesn't exist. Trying again would not help. */
export function MissingRow({ title, text, back }: MissingRowProps) {
  const listText = useText()
  return (
    <EmptyState kind="nothingFound" title={title} text={text ?? listText('nothing.gone')} actions={back} />
  )
}

/** Replaces the failure of a boundary when it is due to such a row. */
export const replaceMissingRow = (props: MissingRowProps) => (error: unknown) =>
  isApiError(error, 'MODEL_NOT_FOUND') ? (
    <Card flush>
      <MissingRow {...props} />
    </Card>
  ) : undefined
