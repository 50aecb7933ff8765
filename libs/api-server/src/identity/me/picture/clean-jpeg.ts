import { exifTurn } from './exif-turn.ts'
import { joinBytes } from '../../../platform/files/join-bytes.ts'
import { brokenPicture, refuseSides } from './refuse-picture.ts'

/** Markers of ITU-T T.81, table B.1. */
const marker = {
  baseline: 0xc0,
  extended: 0xc1,
  progressive: 0xc2,
  huffmanTables: 0xc4,
  start: 0xd8,
  end: 0xd9,
  scan: 0xda,
  quantization: 0xdb,
  restartInterval: 0xdd,
  exif: 0xe1,
  adobe: 0xee,
}

/** A progressive picture has about ten; each one costs the viewer a pass over the whole picture. */
const maxScans = 64

const restart = (byte: number) => byte >= 0xd0 && byte <= 0xd7
const dropped = (byte: number) => (byte >= 0xe0 && byte <= 0xef) || byte === 0xfe

/**
 * A JPEG with its frame, tables and scans; of everything else only colour information and orientation.
 * Checked to its end: an incomplete one, or one with data after it, is invalid.
 *
 * @throws VALIDATION_FAILED on `picture`
 */
export function cleanJpeg(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const kept: Uint8Array[] = [Uint8Array.of(0xff, marker.start)]
  let [hasFrame, hasTurn, scans] = [false, false, 0]
  for (let at = 2; ;) {
    if (bytes[at] !== 0xff) throw brokenPicture()
    // Any number of 0xff may precede a marker.
    while (bytes[at] === 0xff) at++
    const kind = bytes[at++] ?? 0
    if (kind === marker.end) {
      if (scans === 0 || at !== bytes.length) throw brokenPicture()
      kept.push(Uint8Array.of(0xff, marker.end))
      return joinBytes(kept)
    }

    const segment = segmentAt(bytes, at)
    at += segment.length
    const keep = () => kept.push(Uint8Array.of(0xff, kind), segment)
    if (kind === marker.baseline || kind === marker.extended || kind === marker.progressive) {
      if (hasFrame) throw brokenPicture()
      readFrame(segment)
      hasFrame = true
      keep()
    } else if (kind === marker.scan) {
      if (!hasFrame || ++scans > maxScans) throw brokenPicture()
      const end = endOfScan(bytes, at)
      keep()
      kept.push(bytes.subarray(at, end))
      at = end
    } else if (
      kind === marker.huffmanTables ||
      kind === marker.quantization ||
      kind === marker.restartInterval
    ) {
      keep()
    } else if (kind === marker.adobe && segment.length === adobeBytes && wordAt(segment, 2) === 'Adobe') {
      keep()
    } else if (kind === marker.exif && !hasTurn) {
      const turn = exifTurn(segment)
      hasTurn = turn !== null
      if (turn) kept.push(turn)
    } else if (!dropped(kind)) {
      // Arithmetic or lossless coding, a later height, pictures within pictures: browsers show none of these.
      throw brokenPicture()
    }
  }
}

/** Says whether colours are RGB, YCbCr or four inks: without it some pictures change their colours. */
const adobeBytes = 14

const wordAt = (segment: Uint8Array, at: number) => String.fromCharCode(...segment.subarray(at, at + 5))

const uint16At = (bytes: Uint8Array, at: number) => (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0)

/** The segment after a marker, with its two length bytes. */
function segmentAt(bytes: Uint8Array, at: number) {
  const length = uint16At(bytes, at)
  if (length < 2 || at + length > bytes.length) throw brokenPicture()
  return bytes.subarray(at, at + length)
}

function readFrame(segment: Uint8Array) {
  const [, , precision, , , , , components = 0] = segment
  if (precision !== 8 || ![1, 3, 4].includes(components) || segment.length !== 8 + 3 * components) {
    throw brokenPicture()
  }
  refuseSides(uint16At(segment, 5), uint16At(segment, 3))
}

/** The position of the next marker: within a scan, 0xff is followed by 0 or a restart number. */
function endOfScan(bytes: Uint8Array, from: number) {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 2)) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && !restart(next)) return at
  }
  throw brokenPicture()
}
