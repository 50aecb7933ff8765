import { Text } from '@tandem/design-system'
import { Missing } from './missing.tsx'
import { oneLine } from './one-line.ts'

/** An email address, on one line. */
export function EmailCell({ email }: { email: string | null }) {
  if (email === null || email === '') return <Missing />
  return (
    <Text as="span" tone="muted" className={oneLine} title={email}>
      <bdi>{email}</bdi>
    </Text>
  )
}
