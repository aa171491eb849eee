/** The architecture of a system: its parts, its data, and why it is so. Its name is that of the work. */
export const componentKinds = {
  person: 'Person',
  website: 'Website',
  app: 'Mobile app',
  service: 'Service',
  worker: 'Background worker',
  database: 'Database',
  cache: 'Cache',
  queue: 'Queue',
  storage: 'File storage',
  external: 'External system',
} as const;
export type ComponentKind = keyof typeof componentKinds;
export const componentKindIds = Object.keys(componentKinds) as [ComponentKind, ...ComponentKind[]];

export interface Component {
  id: string;
  name: string;
  kind: ComponentKind;
  technology: string;
  purpose: string;
}

export interface Link {
  from: string;
  to: string;
  label: string;
}

export const fieldTypes = ['text', 'integer', 'decimal', 'boolean', 'date', 'timestamp', 'json'] as const;
export type FieldType = (typeof fieldTypes)[number];

export interface EntityField {
  name: string;
  type: FieldType | 'reference';
  optional: boolean;
  unique: boolean;
  /** The entity that a reference leads to. */
  target: string;
}

export interface Entity {
  name: string;
  fields: EntityField[];
}

export interface Decision {
  title: string;
  choice: string;
  reason: string;
  alternatives: string;
}

export interface Risk {
  risk: string;
  effect: string;
  measure: string;
}

export interface Architecture {
  summary: string;
  components: Component[];
  links: Link[];
  entities: Entity[];
  decisions: Decision[];
  risks: Risk[];
}

export const limits = { components: 40, links: 120, entities: 30, fields: 30, decisions: 30, risks: 30 };
export const longestName = 60;
export const longestLine = 500;
export const longestSummary = 2_000;

export const emptyArchitecture: Architecture = {
  summary: '',
  components: [],
  links: [],
  entities: [],
  decisions: [],
  risks: [],
};
