import { createIcon } from '../createIcon';

export const FileIcon = createIcon('M6 3h8l4 4v14H6zM14 3v4h4M9 11.5h6v6H9zM9 14.5h6M12 11.5v6');
