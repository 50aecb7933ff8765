import type { Store } from '@tandem/api-contract'
import { isSyncing } from '@tandem/choices'
import type { MenuItem } from '@tandem/design-system'
import {
  Archive,
  ArchiveRestore,
  History,
  KeyRound,
  ListChecks,
  NotebookPen,
  Pencil,
  RefreshCw,
  Scale,
  Trash2,
} from 'lucide-react'
import { useText } from './messages.ts'
import type { StoreActions } from './store-actions.ts'

/** What the menu of a store offers. */
export function useStoreMenu(store: Store, actions: StoreActions): MenuItem[] {
  const text = useText()
  const { onSync, onEdit, onChooseSales, onArchive, onRestore, onDelete, onReconcile, onHistory, onNotes } =
    actions
  const isArchived = store.archived_at !== null
  const isGoing = store.deletion_began_at !== null
  const notes = store.notes_count === 0 ? '' : ` (${store.notes_count})`
  const item = (key: string, label: string, Icon: typeof Archive, onSelect: () => void): MenuItem => ({
    key,
    label,
    icon: <Icon aria-hidden />,
    onSelect,
  })
  const items: (MenuItem | false | undefined)[] = [
    !isArchived &&
      onSync && {
        ...item('sync', text('stores.syncNow'), RefreshCw, onSync),
        disabledReason: isSyncing(store) ? text('stores.alreadySyncing') : undefined,
      },
    item('history', text('stores.history'), History, onHistory),
    !isArchived && onReconcile && item('reconcile', text('stores.reconcile'), Scale, onReconcile),
    item('notes', `${text('stores.notes')}${notes}`, NotebookPen, onNotes),
    !isArchived && onEdit && item('edit', text('stores.edit'), Pencil, () => onEdit('store')),
    !isArchived && onEdit && item('keys', text('stores.replaceKeys'), KeyRound, () => onEdit('keys')),
    !isArchived && onChooseSales && item('sales', text('sales.menu'), ListChecks, onChooseSales),
    !isArchived && onArchive && item('archive', text('stores.archive'), Archive, onArchive),
    isArchived && !isGoing && onRestore && item('restore', text('stores.restore'), ArchiveRestore, onRestore),
    !isGoing && onDelete && { ...item('delete', text('stores.delete'), Trash2, onDelete), danger: true },
  ]
  return items.filter((entry) => typeof entry === 'object')
}
