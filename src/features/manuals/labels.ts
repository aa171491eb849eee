/** The words that we put around people's own, in the languages that we know them in; English elsewhere. */
import type { Signal } from './manual.ts';

export interface Labels {
  signals: Record<Signal, string>;
  contents: string;
  safety: string;
  product: string;
  model: string;
  maker: string;
  contact: string;
  intendedUse: string;
  notIntendedUse: string;
  overview: string;
  parts: string;
  part: string;
  count: string;
  setup: string;
  use: string;
  inferred: string;
  figure: string;
  specs: string;
  property: string;
  value: string;
  care: string;
  task: string;
  interval: string;
  troubles: string;
  problem: string;
  cause: string;
  remedy: string;
  disposal: string;
  warranty: string;
  edition: string;
  online: string;
  untranslated: string;
  changed: string;
}

const en: Labels = {
  signals: { danger: 'DANGER', warning: 'WARNING', caution: 'CAUTION', notice: 'NOTICE' },
  contents: 'Contents',
  safety: 'Safety',
  product: 'About the product',
  model: 'Model',
  maker: 'Manufacturer',
  contact: 'Contact',
  intendedUse: 'Intended use',
  notIntendedUse: 'Do not use it for',
  overview: 'Overview',
  parts: 'Parts',
  part: 'Part',
  count: 'Quantity',
  setup: 'Setting up',
  use: 'Using the product',
  inferred: 'not shown',
  figure: 'Figure',
  specs: 'Specifications',
  property: 'Property',
  value: 'Value',
  care: 'Maintenance',
  task: 'Task',
  interval: 'When',
  troubles: 'Troubleshooting',
  problem: 'Problem',
  cause: 'Possible cause',
  remedy: 'What to do',
  disposal: 'Disposal',
  warranty: 'Warranty',
  edition: 'Edition',
  online: 'Read online',
  untranslated: 'not translated',
  changed: 'Changed since the previous edition',
};

const de: Labels = {
  signals: { danger: 'GEFAHR', warning: 'WARNUNG', caution: 'VORSICHT', notice: 'HINWEIS' },
  contents: 'Inhalt',
  safety: 'Sicherheit',
  product: 'Über das Produkt',
  model: 'Modell',
  maker: 'Hersteller',
  contact: 'Kontakt',
  intendedUse: 'Bestimmungsgemäße Verwendung',
  notIntendedUse: 'Nicht verwenden für',
  overview: 'Übersicht',
  parts: 'Teile',
  part: 'Teil',
  count: 'Anzahl',
  setup: 'Aufbau',
  use: 'Verwendung',
  inferred: 'nicht gezeigt',
  figure: 'Abbildung',
  specs: 'Technische Daten',
  property: 'Merkmal',
  value: 'Wert',
  care: 'Wartung',
  task: 'Aufgabe',
  interval: 'Wann',
  troubles: 'Fehlerbehebung',
  problem: 'Problem',
  cause: 'Mögliche Ursache',
  remedy: 'Abhilfe',
  disposal: 'Entsorgung',
  warranty: 'Garantie',
  edition: 'Ausgabe',
  online: 'Online lesen',
  untranslated: 'nicht übersetzt',
  changed: 'Seit der vorigen Ausgabe geändert',
};

const fr: Labels = {
  signals: { danger: 'DANGER', warning: 'AVERTISSEMENT', caution: 'ATTENTION', notice: 'AVIS' },
  contents: 'Sommaire',
  safety: 'Sécurité',
  product: 'À propos du produit',
  model: 'Modèle',
  maker: 'Fabricant',
  contact: 'Contact',
  intendedUse: 'Utilisation prévue',
  notIntendedUse: 'Ne pas utiliser pour',
  overview: 'Vue d’ensemble',
  parts: 'Pièces',
  part: 'Pièce',
  count: 'Quantité',
  setup: 'Installation',
  use: 'Utilisation',
  inferred: 'non montré',
  figure: 'Figure',
  specs: 'Caractéristiques techniques',
  property: 'Caractéristique',
  value: 'Valeur',
  care: 'Entretien',
  task: 'Opération',
  interval: 'Quand',
  troubles: 'Dépannage',
  problem: 'Problème',
  cause: 'Cause possible',
  remedy: 'Solution',
  disposal: 'Élimination',
  warranty: 'Garantie',
  edition: 'Édition',
  online: 'Lire en ligne',
  untranslated: 'non traduit',
  changed: 'Modifié depuis l’édition précédente',
};

const es: Labels = {
  signals: { danger: 'PELIGRO', warning: 'ADVERTENCIA', caution: 'PRECAUCIÓN', notice: 'AVISO' },
  contents: 'Índice',
  safety: 'Seguridad',
  product: 'Sobre el producto',
  model: 'Modelo',
  maker: 'Fabricante',
  contact: 'Contacto',
  intendedUse: 'Uso previsto',
  notIntendedUse: 'No lo use para',
  overview: 'Vista general',
  parts: 'Piezas',
  part: 'Pieza',
  count: 'Cantidad',
  setup: 'Montaje',
  use: 'Uso',
  inferred: 'no mostrado',
  figure: 'Figura',
  specs: 'Datos técnicos',
  property: 'Característica',
  value: 'Valor',
  care: 'Mantenimiento',
  task: 'Tarea',
  interval: 'Cuándo',
  troubles: 'Solución de problemas',
  problem: 'Problema',
  cause: 'Causa posible',
  remedy: 'Qué hacer',
  disposal: 'Eliminación',
  warranty: 'Garantía',
  edition: 'Edición',
  online: 'Leer en línea',
  untranslated: 'sin traducir',
  changed: 'Cambiado desde la edición anterior',
};

const known: Readonly<Record<string, Labels>> = { en, de, fr, es };

export const labelsIn = (language: string): Labels => known[language.slice(0, 2)] ?? en;
