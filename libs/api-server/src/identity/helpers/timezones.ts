/**
 * Zones that the platform lists by a former name, with their name in the IANA database today. Source: the `iana`
 * attributes in `timezone.xml` of the Unicode CLDR.
 */
const renamed = new Map([
  ['Africa/Asmera', 'Africa/Asmara'],
  ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['America/Catamarca', 'America/Argentina/Catamarca'],
  ['America/Coral_Harbour', 'America/Atikokan'],
  ['America/Cordoba', 'America/Argentina/Cordoba'],
  ['America/Godthab', 'America/Nuuk'],
  ['America/Indianapolis', 'America/Indiana/Indianapolis'],
  ['America/Jujuy', 'America/Argentina/Jujuy'],
  ['America/Louisville', 'America/Kentucky/Louisville'],
  ['America/Mendoza', 'America/Argentina/Mendoza'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Asia/Katmandu', 'Asia/Kathmandu'],
  ['Asia/Rangoon', 'Asia/Yangon'],
  ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
  ['Atlantic/Faeroe', 'Atlantic/Faroe'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['Pacific/Enderbury', 'Pacific/Kanton'],
  ['Pacific/Ponape', 'Pacific/Pohnpei'],
  ['Pacific/Truk', 'Pacific/Chuuk'],
])

/** The zones to choose from, by today's names. The platform's list lacks UTC, which teams without a place choose. */
export const timezones: ReadonlySet<string> = new Set(
  ['UTC', ...Intl.supportedValuesOf('timeZone').map((zone) => renamed.get(zone) ?? zone)].sort(),
)

/** Whether it is one of the zones, by today's name or by a former one, which some browsers report. */
export const isTimezone = (zone: string) => timezones.has(zone) || renamed.has(zone)
