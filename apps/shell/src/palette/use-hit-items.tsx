import type { SearchHit, SearchKind } from '@tandem/api-contract'
import { placesAtom } from '@tandem/app-frame'
import { useMoments } from '@tandem/page-parts'
import { useUser } from '@tandem/session'
import { useAtomValue } from 'jotai'
import { AtSign, Image, NotebookPen, Package, ReceiptText, UserRound, Users } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useNavigate } from 'react-router'
import { hitAddress, hitText } from './hit-text.ts'
import type { PaletteItem } from './palette-items.ts'
import type { SearchHits } from './use-search-hits.ts'

const icons: Record<SearchKind, LucideIcon> = {
  order: ReceiptText,
  customer: UserRound,
  product: Package,
  post: Image,
  account: AtSign,
  note: NotebookPen,
  person: Users,
}

/** What the server found, as items; without kinds that no mounted feature shows. */
export function useHitItems({ hits, areCurrent }: Pick<SearchHits, 'hits' | 'areCurrent'>): PaletteItem[] {
  const navigate = useNavigate()
  const places = useAtomValue(placesAtom)
  const { text: moment } = useMoments(useUser().team.timezone)
  return hits.flatMap((hit): PaletteItem[] => {
    const to = hitAddress(hit, places)
    if (to === null) return []
    const { label, details, copied } = hitText(hit, moment)
    const Icon = icons[hit.kind]
    return [
      {
        id: String(hit.id),
        group: hit.kind,
        label,
        detail: details.filter(Boolean).join(' · '),
        isFound: areCurrent,
        icon: <Icon size={16} aria-hidden />,
        to,
        run: () => void navigate(to),
        ...(copied && { copied }),
        ...rowOf(hit, label),
      },
    ]
  })
}

/** People have no favourites, and notes are part of a row. */
function rowOf(hit: SearchHit, name: string): Pick<PaletteItem, 'row'> {
  const { kind, id } = hit
  if (kind === 'note' || kind === 'person') return {}
  return { row: { type: kind, id, name, ...(kind === 'order' && { label: hit.number }) } }
}
