import { inspectPicture, opened } from './inspect-picture.ts'
import type { PictureRefusal } from './inspect-picture.ts'

/** An opened picture, upright and no larger than cropping needs. */
export interface OpenedPicture {
  /** As an object URL: the host's policy allows no other kind. */
  src: string
  width: number
  height: number
  type: 'image/jpeg' | 'image/png'
}

/** The longer side while cropping (pixels). */
const longest = 1600

/** Opens a chosen file, or says why it can't be used as a picture. */
export async function openPicture(file: Blob): Promise<OpenedPicture | PictureRefusal> {
  if (file.size > opened.bytes) return 'heavy'
  const inspected = inspectPicture(new Uint8Array(await file.arrayBuffer()))
  if (typeof inspected === 'string') return inspected
  let bitmap: ImageBitmap
  try {
    bitmap = await createImageBitmap(new Blob([file], { type: inspected.type }))
  } catch {
    return 'broken'
  }
  // It is upright now, so its sides may have swapped.
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height))
  const width = Math.max(1, Math.round(bitmap.width * scale))
  const height = Math.max(1, Math.round(bitmap.height * scale))
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  return { src: canvas.toDataURL(inspected.type, 0.95), width, height, type: inspected.type }
}
