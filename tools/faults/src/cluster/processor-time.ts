import { readFile } from 'node:fs/promises'

/** Linux counts in hundredths of a second; see proc(5) and sysconf(3), _SC_CLK_TCK. */
const ticksPerSecond = 100

/** The processor seconds that some processes of this machine have used so far. */
export async function processorSeconds(pids: readonly number[]): Promise<number> {
  const each = await Promise.all(
    pids.map(async (pid) => {
      const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
      // The name in brackets may contain anything; user and system time are the 12th and 13th word after it.
      const words = text.slice(text.lastIndexOf(')') + 2).split(' ')
      return (Number(words[11] ?? 0) + Number(words[12] ?? 0)) / ticksPerSecond
    }),
  )
  return each.reduce((sum, seconds) => sum + seconds, 0)
}
