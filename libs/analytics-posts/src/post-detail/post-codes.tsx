import { DiscountCode, mostPostCodes } from '@tandem/api-contract'
import type { PostSalesDetail } from '@tandem/api-contract'
import { Button, Heading, IconButton, Stack, Text, toast } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { describeFailure, NameForm, useDialogText } from '@tandem/page-parts'
import { useIsAllowed } from '@tandem/session'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { useId } from 'react'
import { counted } from './counted.ts'
import { useText } from './messages.ts'
import { postDetailQueries, setPostCodesMutation } from './queries.ts'
import type { PostRef } from './queries.ts'

/** The discount codes of a post, those found in its caption, and the form that adds one. */
export function PostCodes({ postRef }: { postRef: PostRef }) {
  const text = useText()
  const dialogText = useDialogText()
  const titleId = useId()
  const client = useQueryClient()
  const mayWrite = useIsAllowed('shared.write')
  // The sales section reads it too and shows its failure.
  const { data, isError } = useQuery({ ...postDetailQueries.sales(postRef), enabled: false })
  const save = useMutation(setPostCodesMutation)
  if (isError && data === undefined) return null
  const { codes, suggested } = data?.codes ?? noCodes
  const kept = namesOf(codes)
  const set = (next: string[]) => save.mutateAsync({ ...postRef, codes: next })
  /** Adds a removed code to those that the post has now: others may have been added or removed since. */
  const restore = async (code: string) => {
    try {
      const sales = await client.fetchQuery({ ...postDetailQueries.sales(postRef), staleTime: 0 })
      const others = namesOf(sales.codes.codes).filter((other) => other !== code)
      save.mutate({ ...postRef, codes: [...others, code] })
    } catch (error) {
      toast.error(describeFailure(error))
    }
  }
  const remove = (code: string) =>
    save.mutate(
      { ...postRef, codes: kept.filter((other) => other !== code) },
      {
        onSuccess: () =>
          toast.success({
            title: text('codes.removed', { code }),
            action: {
              label: dialogText('undo'),
              onAction: () => void restore(code),
            },
          }),
      },
    )
  if (!mayWrite && codes.length === 0) return null
  return (
    // Until the codes are known, the form only keeps its place: saving would replace them.
    <Stack as="section" gap="2" aria-labelledby={titleId} inert={data === undefined}>
      <Stack gap="0">
        <Heading level={3} size="sm" id={titleId}>
          {text('codes.title')}
        </Heading>
        <Text size="xs" tone="muted">
          {text('codes.about')}
        </Text>
      </Stack>
      {codes.length > 0 && (
        <ul className={list} aria-labelledby={titleId}>
          {codes.map(({ code, shared_with }) => (
            <li key={code} className={entry}>
              <span>
                <bdi className={name}>{code}</bdi>
                {shared_with > 0 && (
                  <Text as="span" size="xs" tone="muted" className={note}>
                    {text('codes.shared', counted(shared_with))}
                  </Text>
                )}
              </span>
              {mayWrite && (
                <IconButton
                  size="sm"
                  label={text('codes.remove', { code })}
                  icon={<X aria-hidden />}
                  disabled={save.isPending}
                  onClick={() => remove(code)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {mayWrite && suggested.length > 0 && codes.length < mostPostCodes && (
        <Stack gap="1">
          <Text size="xs" tone="muted">
            {text('codes.suggested')}
          </Text>
          {suggested.map((code) => (
            <div key={code}>
              <Button
                size="sm"
                icon={<Plus aria-hidden />}
                disabled={save.isPending}
                onClick={() => save.mutate({ ...postRef, codes: [...kept, code] })}
              >
                {text('codes.take', { code })}
              </Button>
            </div>
          ))}
        </Stack>
      )}
      {mayWrite && (
        <div className={onScreen}>
          <NameForm
            label={text('codes.label')}
            field="codes"
            schema={DiscountCode}
            submitLabel={text('codes.add')}
            onSubmit={async (code) => {
              await set([...kept, code])
            }}
          />
        </div>
      )}
    </Stack>
  )
}

const noCodes: PostSalesDetail['codes'] = { codes: [], suggested: [] }

const namesOf = (codes: readonly { code: string }[]) => codes.map(({ code }) => code)

// Nobody can add a code on paper.
const onScreen = css({ _print: { display: 'none' } })
const list = css({ display: 'grid', gap: '1', listStyle: 'none' })
const entry = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '2' })
const name = css({ fontWeight: 'medium', overflowWrap: 'anywhere' })
const note = css({ display: 'block' })
