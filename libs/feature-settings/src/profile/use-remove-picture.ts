import { download, orKept } from '@tandem/api-client'
import { getPicture } from '@tandem/api-contract'
import { toast } from '@tandem/design-system'
import { describeFailure, useDialogText } from '@tandem/page-parts'
import { sessionQueries } from '@tandem/session'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { base64Of } from './encode-picture.ts'
import { useProfileText } from './messages.ts'
import { removePictureMutation, setPictureMutation } from './queries.ts'

/** Removes the person's picture; its file is read first, so that Undo can set it again while there is none. */
export function useRemovePicture(picture: string | null) {
  const text = useProfileText()
  const dialogText = useDialogText()
  const client = useQueryClient()
  const removal = useMutation(removePictureMutation)
  const restoration = useMutation(setPictureMutation)
  const [isPending, setPending] = useState(false)

  const restore = (file: string) => {
    const user = client.getQueryData(sessionQueries.me.queryKey)
    if (user?.profile_picture != null) return toast.error({ title: dialogText('changedSince') })
    void orKept(restoration.mutateAsync(file)).catch((error: unknown) => toast.error(describeFailure(error)))
  }
  const remove = async () => {
    setPending(true)
    try {
      const file = await readFile(picture)
      await removal.mutateAsync()
      toast.success({
        title: text('picture.removed'),
        ...(file !== null && { action: { label: dialogText('undo'), onAction: () => restore(file) } }),
      })
    } finally {
      setPending(false)
    }
  }
  return { isPending, remove }
}

/** The file of a picture in base64; null if it can't be read, which must not keep anybody from removing it. */
async function readFile(picture: string | null): Promise<string | null> {
  const key = picture?.split('/').at(-1) ?? ''
  try {
    const { content } = await download(getPicture, { params: { key } })
    return await base64Of(content)
  } catch {
    return null
  }
}
