export const allyReportKind = 'ally';
