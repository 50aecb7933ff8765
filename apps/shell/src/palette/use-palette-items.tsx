import type { Store } from '@tandem/api-contract'
import { translate, usePlace } from '@tandem/app-frame'
import { isSyncing, StoreLogo, storeQueries } from '@tandem/choices'
import { useRecentItems, useStarredMenus } from '@tandem/items'
import type { RecentKind } from '@tandem/items'
import { selectedStoreAtom } from '@tandem/session'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import {
  AtSign,
  File,
  Image,
  Info,
  Package,
  Radar,
  ReceiptText,
  Sparkles,
  Star,
  Store as StoreIcon,
  UserRound,
  Zap,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useNavigate } from 'react-router'
import { helpPath } from '../help/help-path.ts'
import { text as helpText } from '../help/messages.ts'
import { useMenu } from '../menu/menu-context.tsx'
import { shellMessages } from '../messages.ts'
import { isSamePath } from '../sidebar/active-entry.ts'
import { upgradePath } from '../upgrade/upgrade-path.ts'
import { paletteMessages } from './messages.ts'
import { menuPages } from './menu-pages.ts'
import type { MenuPage } from './menu-pages.ts'
import type { PaletteItem } from './palette-items.ts'
import { useFrameActions } from './use-frame-actions.tsx'

const icons: Record<RecentKind, LucideIcon> = {
  page: File,
  store: StoreIcon,
  order: ReceiptText,
  customer: UserRound,
  product: Package,
  post: Image,
  account: AtSign,
  tracker: Radar,
}

/** Everything the palette can find, in the order of its groups. */
export function usePaletteItems(): PaletteItem[] {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { navigation, pages: furtherPages, actions } = useMenu()
  const { starred } = useStarredMenus()
  const { recent } = useRecentItems()
  const stores = useStoreItems()
  const frameActions = useFrameActions()
  const pages: Omit<MenuPage, 'entry'>[] = [
    ...menuPages([...navigation, ...furtherPages]),
    {
      label: helpText('pages.help.title'),
      alsoCalled: helpText('alsoCalled'),
      to: helpPath,
      icon: Info,
    },
    {
      label: shellMessages.text('pages.upgrade.title'),
      alsoCalled: undefined,
      to: upgradePath,
      icon: Sparkles,
    },
  ]
  const pageAt = (path: string) => pages.find(({ to }) => isSamePath(to, path.replace(/[?#].*/s, '')))
  const leadTo = (to: string) => ({ to, run: () => void navigate(to) })

  return [
    // A page that is no longer in the menu isn't offered here either.
    ...recent.flatMap(({ label, to, kind }): PaletteItem[] => {
      const page = pageAt(to)
      if (kind === 'page' && !page) return []
      const Icon = (kind === 'page' && page?.icon) || icons[kind]
      // The visit kept the name in the language of that time.
      const name = (kind === 'page' && page?.label) || label
      return [{ id: to, group: 'recent', label: name, icon: <Icon size={16} aria-hidden />, ...leadTo(to) }]
    }),
    ...starred
      .filter(({ to }) => pageAt(to))
      .map(({ label, to }): PaletteItem => ({
        id: to,
        group: 'starred',
        label: pageAt(to)?.label ?? label,
        icon: <Star size={16} aria-hidden data-star="" />,
        ...leadTo(to),
      })),
    ...stores,
    ...pages.map(({ label, alsoCalled, to, icon: Icon = File }): PaletteItem => ({
      id: to,
      group: 'pages',
      label,
      ...(alsoCalled !== undefined && { alsoCalled }),
      icon: <Icon size={16} aria-hidden />,
      ...leadTo(to),
    })),
    ...[
      ...actions.map(({ id, title, alsoCalled, icon: Icon = Zap, run }) => ({
        id,
        label: translate(title),
        ...(alsoCalled !== undefined && { alsoCalled: translate(alsoCalled) }),
        icon: <Icon size={16} aria-hidden />,
        run: () => run({ navigate, queryClient }),
      })),
      ...frameActions,
    ].map((action): PaletteItem => ({ ...action, group: 'actions', to: null })),
  ]
}

/** The stores whose orders can be shown; none if no feature shows orders. */
function useStoreItems(): PaletteItem[] {
  const navigate = useNavigate()
  const orders = usePlace('orders')
  const selectStore = useSetAtom(selectedStoreAtom)
  const { data = [] } = useQuery({ ...storeQueries.list(), meta: { errors: 'local' } })
  if (orders === null) return []
  return data
    .filter(({ archived_at }) => archived_at === null)
    .map((store) => ({
      id: String(store.id),
      group: 'stores',
      label: store.name,
      hint: hintFor(store),
      icon: <StoreLogo type={store.type} size={16} />,
      to: null,
      run: () => {
        selectStore(store.id)
        void navigate(`${orders}?store_id=${store.id}`)
      },
    }))
}

function hintFor(store: Pick<Store, 'sync'>) {
  const { text } = paletteMessages
  if (store.sync.error?.needs_reconnect) return text('store.accessLost')
  if (store.sync.state === 'failed') return text('store.failed')
  return text(isSyncing(store) ? 'store.syncing' : 'store.switch')
}
