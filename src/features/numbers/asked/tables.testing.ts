/** Three tables as people export them: with commas, with semicolons and decimal commas, with tabs and gaps. Made up. */
export const ordersCsv = `Order ID,Order date,Region,Product,Category,Units,Unit price,Revenue,Returned
O-1001,2025-07-17,West,Filter coffee,Coffee,6,11.00,66.00,no
O-1002,2025-11-28,North,Espresso beans,Coffee,18,14.00,252.00,no
O-1003,2025-12-26,North,Black tea,Tea,4,7.00,28.00,no
O-1004,2025-09-02,West,Green tea,Tea,2,8.50,17.00,no
O-1005,2025-08-13,South,Mug,Ware,2,9.00,18.00,no
O-1006,2025-10-18,North,Teapot,Ware,2,32.00,64.00,yes
O-1007,2025-11-09,West,Mug,Ware,15,9.00,135.00,no
O-1008,2025-05-05,North,Mug,Ware,1,9.00,9.00,no
O-1009,2025-10-14,South,Oolong,Tea,6,12.00,72.00,no
O-1010,2025-06-18,East,Espresso beans,Coffee,5,14.00,70.00,no
O-1011,2025-08-07,South,Oolong,Tea,17,12.00,204.00,no
O-1012,2025-07-28,North,Filter coffee,Coffee,8,11.00,88.00,yes
O-1013,2025-06-15,South,Filter coffee,Coffee,11,11.00,121.00,no
O-1014,2025-03-16,North,Green tea,Tea,16,8.50,136.00,no
O-1015,2025-12-04,North,Filter coffee,Coffee,13,11.00,143.00,no
O-1016,2025-09-04,North,Oolong,Tea,13,12.00,156.00,no
O-1017,2025-04-14,West,Filter coffee,Coffee,1,11.00,11.00,no
O-1018,2025-07-05,South,Espresso beans,Coffee,8,14.00,112.00,no
O-1019,2025-08-05,North,Mug,Ware,6,9.00,54.00,no
O-1020,2025-03-06,West,Filter coffee,Coffee,9,11.00,99.00,no
O-1021,2025-10-08,South,Black tea,Tea,10,7.00,70.00,yes
O-1022,2025-12-25,South,Oolong,Tea,3,12.00,36.00,no
O-1023,2025-09-19,West,Filter coffee,Coffee,18,11.00,198.00,no
O-1024,2025-05-24,West,Black tea,Tea,10,7.00,70.00,no
O-1025,2025-07-03,West,Teapot,Ware,16,32.00,512.00,no
O-1026,2025-06-18,South,Filter coffee,Coffee,18,11.00,198.00,no
O-1027,2025-03-08,North,Teapot,Ware,18,32.00,576.00,no
O-1028,2025-08-29,West,Green tea,Tea,3,8.50,25.50,no
O-1029,2025-03-10,East,Espresso beans,Coffee,6,14.00,84.00,no
O-1030,2025-04-01,East,Teapot,Ware,19,32.00,608.00,yes
O-1031,2025-04-25,East,Mug,Ware,7,9.00,63.00,yes
O-1032,2025-04-12,East,Mug,Ware,8,9.00,72.00,no
O-1033,2025-06-13,West,Espresso beans,Coffee,19,14.00,266.00,yes
O-1034,2025-03-02,East,Filter coffee,Coffee,14,11.00,154.00,no
O-1035,2025-11-21,South,Filter coffee,Coffee,2,11.00,22.00,no
O-1036,2025-02-28,West,Mug,Ware,16,9.00,144.00,no
O-1037,2025-01-25,West,Green tea,Tea,5,8.50,42.50,no
O-1038,2025-05-29,West,Filter coffee,Coffee,1,11.00,11.00,no
O-1039,2025-03-01,East,Black tea,Tea,5,7.00,35.00,no
O-1040,2025-02-16,West,Oolong,Tea,14,12.00,168.00,yes
`;

export const staffCsv = `Name;Department;City;Job title;Salary;Start date;Weekly hours
Asha Okoro;Finance;Lisbon;Manager;34.600,00 €;31.10.2019;40
Ben Lind;Sales;Lisbon;Manager;36.400,00 €;15.07.2016;40
Carla Moreau;Engineering;Lisbon;Manager;46.400,00 €;30.06.2020;40
Dev Patel;Support;Oslo;Manager;44.700,00 €;30.07.2022;32
Eva Novak;Sales;Lyon;Assistant;32.100,00 €;16.10.2018;20
Finn Carter;Engineering;Oslo;Specialist;72.500,00 €;15.07.2023;32
Gita Rao;Sales;Oslo;Specialist;56.700,00 €;23.08.2024;32
Hugo Blanc;Support;Lyon;Manager;75.400,00 €;07.09.2023;40
Ines Costa;Finance;Lyon;Specialist;31.700,00 €;22.09.2016;32
Jon Berg;Sales;Lyon;Manager;72.800,00 €;20.05.2016;32
Kim Tran;Sales;Oslo;Manager;47.200,00 €;16.09.2019;40
Lea Fischer;Finance;Lyon;Specialist;71.500,00 €;25.06.2020;20
Mo Haddad;Support;Oslo;Manager;43.000,00 €;24.06.2017;20
Nina Petrov;Engineering;Oslo;Assistant;56.500,00 €;17.12.2023;40
Omar Diaz;Finance;Oslo;Assistant;34.100,00 €;22.02.2020;40
Pia Lund;Support;Lisbon;Manager;67.700,00 €;09.05.2022;40
Quin Walsh;Engineering;Lisbon;Manager;63.600,00 €;02.12.2019;32
Rosa Vega;Sales;Lisbon;Manager;73.900,00 €;11.11.2016;32
Sam Oduya;Engineering;Lyon;Assistant;35.200,00 €;19.12.2016;40
Tess Moran;Engineering;Oslo;Assistant;42.600,00 €;20.08.2024;40
Uma Sen;Support;Lyon;Specialist;71.600,00 €;17.10.2020;40
Vik Holm;Support;Lisbon;Manager;79.800,00 €;26.09.2024;32
`;

export const ticketsCsv = `Ticket\tOpened\tClosed\tPriority\tChannel\tAgent\tHours to close\tSatisfaction
500\t2025-06-18\t2025-06-20\turgent\tchat\tAsha\t60\t3
501\t2025-06-21\t\tlow\tchat\tCarla\t\t
502\t2025-09-06\t2025-09-06\thigh\tchat\tAsha\t12\t2
503\t2025-06-19\t2025-06-21\tlow\temail\tCarla\t60\t5
504\t2025-09-14\t2025-09-17\turgent\temail\tBen\t85\t3
505\t2025-06-12\t2025-06-12\tlow\tphone\tBen\t8\t1
506\t2025-08-12\t2025-08-13\tlow\tchat\tAsha\t42\t5
507\t2025-08-19\t\tlow\temail\tAsha\t\t
508\t2025-06-01\t2025-06-01\tlow\tchat\tAsha\t3\t1
509\t2025-07-11\t2025-07-11\turgent\temail\tBen\t10\t1
510\t2025-06-24\t2025-06-27\tnormal\tphone\tBen\t84\t4
511\t2025-08-20\t2025-08-21\tlow\tchat\tCarla\t33\t2
512\t2025-06-20\t2025-06-21\thigh\tchat\tCarla\t29\t4
513\t2025-09-14\t2025-09-16\tlow\tphone\tBen\t61\t1
514\t2025-07-04\t2025-07-06\thigh\tchat\tCarla\t69\t5
515\t2025-08-05\t\tlow\tchat\tBen\t\t
516\t2025-08-21\t2025-08-24\tlow\tchat\tAsha\t86\t1
517\t2025-06-18\t2025-06-20\tlow\tchat\tAsha\t67\t5
518\t2025-09-19\t2025-09-21\thigh\tphone\tBen\t66\t4
519\t2025-06-04\t\tnormal\temail\tCarla\t\t
520\t2025-07-05\t2025-07-08\tnormal\tchat\tAsha\t83\t5
521\t2025-08-26\t2025-08-28\thigh\tchat\tAsha\t51\t5
522\t2025-06-05\t2025-06-06\tlow\tphone\tCarla\t37\t3
523\t2025-06-09\t2025-06-11\tlow\tchat\tAsha\t56\t5
524\t2025-09-19\t2025-09-20\tlow\temail\tCarla\t27\t4
525\t2025-07-11\t\tnormal\tchat\tBen\t\t
526\t2025-06-01\t2025-06-03\tlow\tchat\tBen\t66\t1
527\t2025-07-11\t2025-07-12\turgent\tchat\tBen\t34\t5
528\t2025-06-14\t2025-06-14\thigh\tphone\tAsha\t15\t4
529\t2025-07-07\t2025-07-09\turgent\temail\tBen\t70\t5
530\t2025-09-06\t2025-09-08\tnormal\tchat\tBen\t61\t
531\t2025-06-20\t2025-06-20\thigh\tchat\tAsha\t4\t4
532\t2025-09-05\t2025-09-06\thigh\tchat\tAsha\t24\t3
533\t2025-07-04\t2025-07-06\tlow\temail\tAsha\t50\t2
534\t2025-06-21\t2025-06-21\tlow\temail\tBen\t10\t3
535\t2025-08-22\t2025-08-23\thigh\tphone\tCarla\t38\t3
`;
