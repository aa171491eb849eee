import type { ProjectData } from '#tools/kinds/project.ts';
import type { ViewedWork } from '#tools/work/work-table.ts';
import ProjectEditor from './project-editor.tsx';

const ProjectViewer = ({ content }: ViewedWork<ProjectData>) => (
  <ProjectEditor content={content} onChange={null} />
);
export default ProjectViewer;
