import { Text } from '@tandem/design-system'
import { useText } from './messages.ts'

/** Shown for what the shop doesn't say; it isn't zero. */
export function Missing() {
  const text = useText()
  return (
    <Text as="span" tone="subtle">
      {text('list.missing')}
    </Text>
  )
}
