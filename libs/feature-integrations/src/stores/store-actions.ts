/** The actions on one store; those that the user may not do are missing. */
export interface StoreActions {
  onSync?: () => void
  onEdit?: (part: 'store' | 'keys') => void
  onChooseSales?: () => void
  onArchive?: () => void
  onRestore?: () => void
  onDelete?: () => void
  /** Compares it with the shop's own report. */
  onReconcile?: () => void
  onHistory: () => void
  onUnread: () => void
  onNotes: () => void
}
