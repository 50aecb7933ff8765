import type { SocialAccount } from '@tandem/api-contract'
import { accountName, isReading } from '@tandem/choices'
import { IconButton, Menu } from '@tandem/design-system'
import type { MenuItem } from '@tandem/design-system'
import {
  Archive,
  ArchiveRestore,
  Ellipsis,
  FolderPlus,
  NotebookPen,
  PanelRightOpen,
  RefreshCw,
  Trash2,
  Unlink,
} from 'lucide-react'
import { isReadable } from './account-actions.ts'
import type { AccountActions } from './account-actions.ts'
import { useAccountText } from './messages.ts'

/** The menu of one account. */
export function AccountMenu({ account, actions }: { account: SocialAccount; actions: AccountActions }) {
  const text = useAccountText()
  const { onDetails, onNotes, onRead, onCollections, onRevoke, onArchive, onRestore, onDelete } = actions
  const { notes_count: notes } = account
  const isArchived = account.archived_at !== null
  const item = (key: string, label: string, Icon: typeof Archive, onSelect: () => void): MenuItem => ({
    key,
    label,
    icon: <Icon aria-hidden />,
    onSelect,
  })
  const items: (MenuItem | false | undefined)[] = [
    onRead &&
      isReadable(account) && {
        ...item('read', text('act.readNow'), RefreshCw, onRead),
        disabledReason: isReading(account) ? text('act.reading') : undefined,
      },
    item('details', text('act.details'), PanelRightOpen, onDetails),
    item(
      'notes',
      notes === 0 ? text('act.notes') : text('act.notesSome', { number: notes }),
      NotebookPen,
      onNotes,
    ),
    onCollections && item('collections', text('act.collections'), FolderPlus, onCollections),
    account.service === 'social' &&
      onRevoke && {
        ...item('revoke', text('act.revoke'), Unlink, onRevoke),
        disabledReason: account.revoked_at === null ? undefined : text('act.alreadyRevoked'),
      },
    !isArchived && onArchive && item('archive', text('act.archive'), Archive, onArchive),
    isArchived && onRestore && item('restore', text('act.restore'), ArchiveRestore, onRestore),
    onDelete && { ...item('delete', text('act.delete'), Trash2, onDelete), danger: true },
  ]
  return (
    <Menu
      trigger={
        <IconButton
          size="sm"
          label={text('act.for', { account: accountName(account) })}
          icon={<Ellipsis aria-hidden />}
        />
      }
      items={items.filter((entry) => typeof entry === 'object')}
    />
  )
}
