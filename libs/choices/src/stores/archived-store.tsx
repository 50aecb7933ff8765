import { usePlace } from '@tandem/app-frame'
import { Button, Card, EmptyState, toast } from '@tandem/design-system'
import { button } from '@tandem/design-system/recipes'
import { useIsAllowed } from '@tandem/session'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { ArchiveRestore } from 'lucide-react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useText } from '../messages.ts'
import { StoreLogo } from './store-logo.tsx'
import { restoreStoresMutation, storeQueries } from './store-queries.ts'

/** Replaces a page whose address names an archived store: says so, and offers to restore it. */
export function ArchivedStore() {
  const text = useText()
  const location = useLocation()
  const navigate = useNavigate()
  const storesPath = usePlace('stores')
  const mayRestore = useIsAllowed('stores.write')
  const { data: stores } = useSuspenseQuery(storeQueries.list())
  const restore = useMutation(restoreStoresMutation)
  const id = Number(new URLSearchParams(location.search).get('store_id'))
  const store = stores.find((candidate) => candidate.id === id)
  if (store === undefined) return null
  const handleRestore = () =>
    restore.mutate([id], {
      onSuccess: () => {
        toast.success({ title: text('archived.restored', { store: store.name }) })
        void navigate(location, { replace: true })
      },
    })
  return (
    <Card flush>
      <EmptyState
        art={<StoreLogo type={store.type} size={32} />}
        title={text('archived.title', { store: store.name })}
        text={text(mayRestore ? 'archived.text' : 'archived.askEditor')}
        actions={
          <>
            {storesPath !== null && (
              <Link to={storesPath} className={button({ size: 'form' })}>
                {text('archived.stores')}
              </Link>
            )}
            {mayRestore && (
              <Button
                variant="primary"
                size="form"
                icon={<ArchiveRestore aria-hidden />}
                loading={restore.isPending}
                onClick={handleRestore}
              >
                {text('archived.restore')}
              </Button>
            )}
          </>
        }
      />
    </Card>
  )
}
