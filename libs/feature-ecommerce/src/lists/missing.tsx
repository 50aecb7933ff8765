import { Text } from '@tandem/design-system'
import { useText } from '../messages.ts'

/** Stands for what the shop does not say; it is not zero. */
export function Missing() {
  const text = useText()
  return (
    <Text as="span" tone="subtle">
      {text('list.missing')}
    </Text>
  )
}
