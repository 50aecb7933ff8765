import type { Store } from '@tandem/api-contract'
import { restoreStoresMutation, syncStoresMutation } from '@tandem/choices'
import { toast } from '@tandem/design-system'
import { useMutation } from '@tanstack/react-query'
import { useText } from './messages.ts'
import { archiveStoresMutation } from '../queries.ts'
import { restoreLoadingAtom, syncLoadingAtom } from '../state.ts'
import { useLoadingFlag } from '../use-loading-flag.ts'

/** Actions on one or several stores, by id; each shows its success, and the app shows failures. */
export function useStoreWork(stores: readonly Store[]) {
  const text = useText()
  const syncing = useLoadingFlag(syncLoadingAtom)
  const restoring = useLoadingFlag(restoreLoadingAtom)
  const { mutateAsync: sync } = useMutation(syncStoresMutation)
  const { mutateAsync: archive } = useMutation(archiveStoresMutation)
  const { mutateAsync: restore } = useMutation(restoreStoresMutation)

  const told = (what: 'archived' | 'restored', ids: readonly number[]) =>
    text(`stores.${what}Stores`, {
      count: ids.length,
      store: stores.find(({ id }) => ids.includes(id))?.name ?? '',
    })
  const restoreStores = (ids: number[], onDone?: () => void) =>
    void restoring.during(
      ids,
      restore(ids).then(() => {
        onDone?.()
        toast.success({ title: told('restored', ids), description: text('stores.restoredText') })
      }),
    )

  return {
    syncLoading: syncing.loading,
    restoreLoading: restoring.loading,
    sync: (ids: number[], onDone?: () => void) =>
      void syncing.during(
        ids,
        sync(ids).then(() => {
          onDone?.()
          toast.success({ title: text('stores.syncStarted') })
        }),
      ),
    archive: (ids: number[], onDone?: () => void) =>
      void archive(ids).then(
        () => {
          onDone?.()
          toast.success({
            title: told('archived', ids),
            description: text('stores.archivedText'),
            action: { label: text('stores.undo'), onAction: () => restoreStores(ids) },
          })
        },
        () => {
          // The app shows the failure.
        },
      ),
    restore: restoreStores,
  }
}
