import { commerceMessages } from '@tandem/api-contract'
import type { Store } from '@tandem/api-contract'
import { Dialog, Stack, Text, toast } from '@tandem/design-system'
import { formatNumber } from '@tandem/format'
import { NameForm } from '@tandem/page-parts'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import * as v from 'valibot'
import { deleteStoreMutation } from '../queries.ts'
import { useText } from './messages.ts'

interface DeleteStoreDialogProps {
  store: Store
  open: boolean
  onClose: () => void
}

const counted = (count: number) => ({ count, number: formatNumber(count, { full: true }) })

/** Says what a deletion deletes and what it leaves, and asks for the store's name. */
export function DeleteStoreDialog({ store, open, onClose }: DeleteStoreDialogProps) {
  const text = useText()
  const formId = useId()
  const remove = useMutation(deleteStoreMutation)
  const { id, name } = store

  const submit = async (typed: string) => {
    await remove.mutateAsync({ id, name: typed })
    onClose()
    toast.success({ title: text('delete.began', { store: name }), description: text('delete.beganText') })
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text('delete.title', { store: name })}
      action={{ label: text('delete.confirm'), form: formId, loading: remove.isPending, danger: true }}
      labels={{ close: text('history.close'), cancel: text('delete.cancel') }}
    >
      <Stack gap="4">
        <Stack gap="2">
          <Text as="p">
            {text('delete.goes', {
              orders: text('delete.orders', counted(store.orders_count)),
              customers: text('delete.customers', counted(store.customers_count)),
              products: text('delete.products', counted(store.products_count)),
            })}
          </Text>
          <Text as="p">{text('delete.stays')}</Text>
          {store.type === 'shopify' && <Text as="p">{text('delete.privacyAddress')}</Text>}
          {store.archived_at === null && <Text as="p">{text('delete.archiveInstead')}</Text>}
        </Stack>
        <NameForm
          formId={formId}
          label={text('delete.name')}
          hint={text('delete.nameHint', { store: name })}
          schema={v.pipe(
            v.string(),
            v.trim(),
            v.check((typed) => typed === name.trim(), commerceMessages.store.deletion.name),
          )}
          startsHere
          onSubmit={submit}
        />
      </Stack>
    </Dialog>
  )
}
