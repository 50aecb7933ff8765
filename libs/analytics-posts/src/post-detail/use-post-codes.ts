import type { PostSalesDetail } from '@tandem/api-contract'
import { toast } from '@tandem/design-system'
import { describeFailure, useDialogText } from '@tandem/page-parts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useText } from './messages.ts'
import { postDetailQueries, setPostCodesMutation } from './queries.ts'
import type { PostRef } from './queries.ts'

/** Reads the discount codes of a post, and adds and removes them; a removal can be undone. */
export function usePostCodes(postRef: PostRef) {
  const text = useText()
  const dialogText = useDialogText()
  const client = useQueryClient()
  // The sales section reads it too and shows its failure.
  const { data, isError } = useQuery({ ...postDetailQueries.sales(postRef), enabled: false })
  const save = useMutation(setPostCodesMutation)
  const { codes, suggested } = data?.codes ?? noCodes
  const names = namesOf(codes)

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
  const withCode = (code: string) => ({ ...postRef, codes: [...names, code] })
  return {
    codes,
    suggested,
    isKnown: data !== undefined,
    hasFailed: isError && data === undefined,
    isSaving: save.isPending,
    /** Rejects when the server refuses the code. */
    add: async (code: string): Promise<void> => {
      await save.mutateAsync(withCode(code))
    },
    addSuggested: (code: string) => save.mutate(withCode(code)),
    remove: (code: string) =>
      save.mutate(
        { ...postRef, codes: names.filter((other) => other !== code) },
        {
          onSuccess: () =>
            toast.success({
              title: text('codes.removed', { code }),
              action: { label: dialogText('undo'), onAction: () => void restore(code) },
            }),
        },
      ),
  }
}

const noCodes: PostSalesDetail['codes'] = { codes: [], suggested: [] }

const namesOf = (codes: readonly { code: string }[]) => codes.map(({ code }) => code)
