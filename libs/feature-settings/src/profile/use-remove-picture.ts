import { download } from '@tandem/api-client'
import { getPicture } from '@tandem/api-contract'
import { toast } from '@tandem/design-system'
import { describeFailure, useDialogText } from '@tandem/page-parts'
import { useMutation } from '@tanstack/react-query'
import { base64Of } from './encode-picture.ts'
import { useProfileText } from './messages.ts'
import { removePictureMutation, setPictureMutation } from './queries.ts'

/** Removes the person's picture; its file is read first, so that Undo can set it again. */
export function useRemovePicture(picture: string | null) {
  const text = useProfileText()
  const dialogText = useDialogText()
  const removal = useMutation(removePictureMutation)
  const restoration = useMutation(setPictureMutation)

  const restore = (file: string) =>
    restoration.mutate(file, { onError: (error) => toast.error(describeFailure(error)) })
  const remove = async () => {
    const file = await readFile(picture)
    await removal.mutateAsync()
    toast.success({
      title: text('picture.removed'),
      ...(file !== null && { action: { label: dialogText('undo'), onAction: () => restore(file) } }),
    })
  }
  return { isPending: removal.isPending, remove }
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
