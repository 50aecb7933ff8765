import { inspectPicture, opened } from './inspect-picture.ts'
import type { PictureRefusal } from './inspect-picture.ts'

/** A picture that was opened, upright and no larger than cropping needs. */
export interface OpenedPicture {
  /** As an address of its own: the host's policy lets no other kind be shown. */
  src: string
  width: number
  height: number
  type: 'image/jpeg' | 'image/png'
}

/** The longer side while it is cropped (pixels). */
const longest = 1600

/** Opens a file that somebody chose, or says why it cannot be the picture of a person. */
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
  // Turned upright by now, so its sides may have changed places.
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height))
  const width = Math.max(1, Math.round(bitmap.width * scale))
  const height = Math.max(1, Math.round(bitmap.height * scale))
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  return { src: canvas.toDataURL(inspected.type, 0.95), width, height, type: inspected.type }
}
