import { IconButton, Popover, type IconButtonProps } from '@tandem/design-system'
import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { useProvenanceText } from './messages.ts'
import { ProvenanceLines } from './provenance-lines.tsx'

export interface ProvenanceProps {
  /** The figure by its name: "Reach". */
  figure: string
  /** Who told it and by what call, in people's words: "Instagram, insights of the account". */
  source?: ReactNode
  /** When it was read last, or the day alone where no more is known; `null` where it never was. */
  readAt?: string | null
  /** The zone its days are cut in; the moment above is told in it as well. */
  zone?: string
  currency?: string
  /** How it is computed, in a sentence or two. */
  rule?: ReactNode
  size?: IconButtonProps['size']
}

/** The small button beside a figure that says where it comes from. */
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
