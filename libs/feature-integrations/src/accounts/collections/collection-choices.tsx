import { orKept } from '@tandem/api-client'
import { NewAccountCollection } from '@tandem/api-contract'
import type { AccountCollection, AccountService } from '@tandem/api-contract'
import { Checkbox, Divider, Stack, Text, useListMotion } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { NameForm } from '@tandem/page-parts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useAccountText } from '../messages.ts'
import { collectionQueries, createCollectionMutation } from './queries.ts'

interface CollectionChoicesProps {
  service: AccountService
  chosen: ReadonlySet<number>
  onChange: (chosen: ReadonlySet<number>) => void
  /** Why the choice is refused. */
  error?: string
}

const list = css({ listStyle: 'none', maxHeight: '[16rem]', overflowY: 'auto', padding: '1' })

/** The collections to choose from, and a field that creates and chooses a new one. */
export function CollectionChoices({ service, chosen, onChange, error }: CollectionChoicesProps) {
  const text = useAccountText()
  const { listRef } = useListMotion()
  const { data: collections, isError } = useQuery({
    ...collectionQueries.list(service),
    meta: { errors: 'local' },
  })
  const create = useMutation(createCollectionMutation)
  const toggle = ({ id }: AccountCollection) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    onChange(next)
  }
  return (
    <Stack gap="4">
      {collections === undefined && (
        <Text tone="muted" aria-busy={!isError}>
          {text(isError ? 'choose.failed' : 'choose.loading')}
        </Text>
      )}
      {collections?.length === 0 && <Text tone="muted">{text('choose.none')}</Text>}
      {collections !== undefined && collections.length > 0 && (
        <Stack as="ul" ref={listRef} gap="2" aria-label={text('choose.label')} className={list}>
          {collections.map((collection) => (
            <li key={collection.id}>
              <Checkbox
                label={<bdi>{collection.name}</bdi>}
                checked={chosen.has(collection.id)}
                onChange={() => toggle(collection)}
              />
            </li>
          ))}
        </Stack>
      )}
      {error !== undefined && (
        <Text size="sm" tone="danger" role="alert">
          {error}
        </Text>
      )}
      <Divider />
      <NameForm
        label={text('choose.newName')}
        placeholder={text('collections.placeholder')}
        schema={NewAccountCollection.entries.name}
        submitLabel={text('choose.create')}
        onSubmit={async (name) => {
          const made = await orKept(create.mutateAsync({ service, name }))
          // Before this it has no id to choose.
          if (made !== null) onChange(new Set([...chosen, made.id]))
        }}
      />
    </Stack>
  )
}
