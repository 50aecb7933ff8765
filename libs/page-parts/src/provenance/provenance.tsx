import { IconButton, Popover } from '@tandem/design-system'
import { Info } from 'lucide-react'
import { useProvenanceText } from './messages.ts'
import { ProvenanceLines } from './provenance-lines.tsx'
import type { ProvenanceProps } from './provenance-props.ts'

/** The small button beside a figure that explains its source. */
export function Provenance({ figure, size = 'sm', ...lines }: ProvenanceProps) {
  const text = useProvenanceText()
  return (
    <Popover
      label={text('title')}
      closeLabel={text('close')}
      placement="bottom-end"
      trigger={<IconButton size={size} label={text('label', { figure })} icon={<Info aria-hidden />} />}
    >
      <ProvenanceLines figure={figure} {...lines} />
    </Popover>
  )
}
