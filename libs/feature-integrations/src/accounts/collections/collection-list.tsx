import { isKept } from '@tandem/api-client'
import { accountServices } from '@tandem/api-contract'
import type { AccountCollection, AccountService } from '@tandem/api-contract'
import {
  Button,
  ConfirmDialog,
  DataTable,
  EmptyState,
  Heading,
  IconButton,
  Menu,
  Stack,
} from '@tandem/design-system'
import type { DataColumn } from '@tandem/design-system'
import { formatDate, formatNumber } from '@tandem/format'
import { useColumnWidths } from '@tandem/lists'
import { PageBoundary, successToast } from '@tandem/page-parts'
import { useIsAllowed } from '@tandem/session'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { Ellipsis, FolderPlus, ListFilter, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useHref, useLocation, useNavigate } from 'react-router'
import { Kept } from '../../stores/kept.tsx'
import { addressOf } from '../accounts-address.ts'
import type { AccountsAddress } from '../accounts-address.ts'
import { useAccountText } from '../messages.ts'
import { collectionQueries, deleteCollectionMutation } from './queries.ts'
import { useUndoDeletion } from './use-undo-deletion.ts'

interface CollectionListProps {
  service: AccountService
  timeZone: string
  address: AccountsAddress
}

const rowId = ({ id }: AccountCollection) => String(id)

/** Both tables share their widths, so that their columns stay below each other. */
const useWidths = () => useColumnWidths('collections')

/** The collections of connected or tracked accounts; each links to its accounts. */
function CollectionList(props: CollectionListProps) {
  const { service, address } = props
  const text = useAccountText()
  const navigate = useNavigate()
  const mayCollect = useIsAllowed('collections.write')
  const { pathname } = useLocation()
  const here = useHref(pathname)
  const { data: collections } = useSuspenseQuery(collectionQueries.list(service))
  const [deleting, setDeleting] = useState<AccountCollection | null>(null)
  const remove = useMutation(deleteCollectionMutation)
  const undo = useUndoDeletion(service)
  const columns = useColumns(props, setDeleting)
  const widths = useWidths()
  const accountsOf = ({ id }: AccountCollection) => addressOf(service, { collection_id: id })
  const confirm = () => {
    if (!deleting) return
    remove.mutate(
      { service, id: deleting.id },
      {
        onSuccess: (deleted) => {
          setDeleting(null)
          successToast.deleted(text('toast.collection'), {
            description: deleted.name,
            action: { label: text('act.undo'), onAction: () => void undo(deleted) },
          })
        },
        onError: (error) => isKept(error) && setDeleting(null),
      },
    )
  }
  return (
    <>
      <DataTable
        label={text(`collections.list.${service}`)}
        columns={columns}
        widths={widths}
        rows={collections}
        getRowId={rowId}
        rowLink={{
          getHref: (collection) => `${here}${accountsOf(collection)}`,
          onOpen: (collection) => void navigate({ search: accountsOf(collection) }),
        }}
        empty={
          <EmptyState
            title={text(`collections.none.${service}`)}
            text={text('collections.noneText')}
            headingLevel={3}
            actions={
              mayCollect && (
                <Button
                  icon={<FolderPlus aria-hidden />}
                  onClick={() => address.open({ kind: 'new-collection' })}
                >
                  {text('page.newCollection')}
                </Button>
              )
            }
          />
        }
      />
      <Kept value={deleting}>
        {(collection) => (
          <ConfirmDialog
            open={deleting !== null}
            onOpenChange={(isOpen) => !isOpen && setDeleting(null)}
            title={text('collections.deleteTitle', { collection: collection.name })}
            confirmLabel={text('collections.deleteConfirm')}
            cancelLabel={text('collections.cancel')}
            closeLabel={text('collections.close')}
            loading={remove.isPending}
            onConfirm={confirm}
            danger
          >
            {text('collections.deleteText', { count: collection.accounts_count })}
          </ConfirmDialog>
        )}
      </Kept>
    </>
  )
}

function useColumns(
  { service, timeZone, address }: CollectionListProps,
  onDelete: (collection: AccountCollection) => void,
): DataColumn<AccountCollection>[] {
  const text = useAccountText()
  const navigate = useNavigate()
  const mayCollect = useIsAllowed('collections.write')
  return [
    {
      key: 'name',
      header: text('collections.name'),
      primary: true,
      phone: 'title',
      cell: ({ name }) => <bdi>{name}</bdi>,
    },
    {
      key: 'accounts',
      header: text('collections.accounts'),
      align: 'end',
      width: '8rem',
      phone: 'value',
      cell: ({ accounts_count }) => formatNumber(accounts_count),
    },
    {
      key: 'created',
      header: text('collections.created'),
      width: '10rem',
      phone: 'subtitle',
      cell: ({ created_at }) => formatDate(created_at, timeZone),
    },
    {
      key: 'actions',
      header: text('list.actions'),
      hideHeader: true,
      width: '4rem',
      phone: 'detail',
      cell: (collection) => (
        <Menu
          trigger={
            <IconButton
              size="sm"
              label={text('collections.actions', { collection: collection.name })}
              icon={<Ellipsis aria-hidden />}
            />
          }
          items={[
            {
              key: 'show',
              label: text('collections.show'),
              icon: <ListFilter aria-hidden />,
              onSelect: () => void navigate({ search: addressOf(service, { collection_id: collection.id }) }),
            },
            ...(mayCollect
              ? [
                  {
                    key: 'rename',
                    label: text('collections.rename'),
                    icon: <Pencil aria-hidden />,
                    onSelect: () => address.open({ kind: 'rename', id: collection.id }),
                  },
                  {
                    key: 'delete',
                    label: text('collections.delete'),
                    icon: <Trash2 aria-hidden />,
                    danger: true,
                    onSelect: () => onDelete(collection),
                  },
                ]
              : []),
          ]}
        />
      ),
    },
  ]
}

/** Both kinds of collections, below each other; they appear together, so that neither moves the other. */
export function CollectionLists(props: Omit<CollectionListProps, 'service'>) {
  const text = useAccountText()
  return (
    <PageBoundary
      failedTitle={text('page.collectionsFailed')}
      loading={
        <CollectionSection service="social">
          <CollectionSkeleton {...props} service="social" />
        </CollectionSection>
      }
    >
      <Stack gap="6">
        {accountServices.map((service) => (
          <CollectionSection key={service} service={service}>
            <CollectionList {...props} service={service} />
          </CollectionSection>
        ))}
      </Stack>
    </PageBoundary>
  )
}

function CollectionSection({ service, children }: { service: AccountService; children: ReactNode }) {
  const text = useAccountText()
  return (
    <Stack as="section" gap="3">
      <Heading level={2} size="sm">
        {text(service === 'social' ? 'collections.ofSocial' : 'collections.ofTracker')}
      </Heading>
      {children}
    </Stack>
  )
}

function CollectionSkeleton(props: CollectionListProps) {
  const text = useAccountText()
  return (
    <DataTable
      label={text(`collections.list.${props.service}`)}
      columns={useColumns(props, () => {})}
      widths={useWidths()}
      rows={undefined}
      getRowId={rowId}
      empty={null}
      labels={{ loading: text('collections.loading') }}
    />
  )
}
