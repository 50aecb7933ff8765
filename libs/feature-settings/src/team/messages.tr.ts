import type { Translation } from '@tandem/app-frame'
import type { catalogue } from './messages.ts'

/** Texts of the team's page, and of the notices on every page, in Turkish. */
export const teamInTurkish: Translation<typeof catalogue> = {
  namespace: 'settings-team',
  messages: {
    page: {
      loading: 'Takım yükleniyor',
      failed: 'Takım yüklenemedi',
      readOnly: 'Bu ayarları yalnızca yöneticiler değiştirebilir.',
      save: 'Değişiklikleri kaydet',
      team: 'Takım',
    },
    name: { label: 'Takım adı', hint: 'Takımınız ve davet ettiğiniz kişiler görür.' },
    timezone: { label: 'Saat dilimi' },
    week: {
      label: 'Haftanın ilk günü',
      hint: '“Bu hafta”, “Geçen hafta” ve takvimler için kullanılır.',
      day0: 'Pazar',
      day1: 'Pazartesi',
      day6: 'Cumartesi',
    },
    facts: {
      title: 'Takım hakkında',
      created: 'Oluşturulma',
      people: 'Kişiler',
      count_one: '{{number}} kişi',
      count_other: '{{number}} kişi',
      seePeople: 'Kişileri gör',
    },
    change: {
      title: 'Saat dilimi {{zone}} olarak değiştirilsin mi?',
      text: 'Tüm günlük raporlar yeniden hesaplanır; gece yarısına yakın hareketler bir önceki veya sonraki güne geçebilir. Tutarlar değişmez. Bu işlem arka planda yapılır, çalışmaya devam edebilirsiniz.',
      confirm: 'Saat dilimini değiştir',
      cancel: '{{zone}} kalsın',
      close: 'Kapat',
    },
    rebuild: {
      label: 'Raporlar yeniden hesaplanıyor',
      title: 'Raporlar yeniden hesaplanıyor: {{zone}}.',
      text: 'Bazı rakamlarda hâlâ önceki saat dilimi kullanılıyor olabilir.',
      progress: '{{done}}/{{total}} mağaza ve hesap',
      started: 'Raporlar yeniden hesaplanıyor',
      startedText: 'Her mağaza ve hesap, hazır olduğu anda güncellenir.',
      done: 'Raporlar yeniden hesaplandı',
    },
    deletion: {
      title: 'Bu takım {{date}} tarihinde silinecek.',
      text: 'O zamana kadar her şey her zamanki gibi çalışır.',
      by: 'İsteyen: {{name}}.',
      keep: 'Takımı koru',
      kept: 'Silme iptal edildi',
      keptText: 'Takımınız silinmeyecek.',
    },
    unsaved: {
      title: 'Değişiklikleriniz silinsin mi?',
      text: 'Kaydedilmemiş değişiklikleriniz var.',
      keep: 'Düzenlemeye devam et',
      discard: 'Değişiklikleri sil',
      close: 'Kapat',
    },
  },
}
