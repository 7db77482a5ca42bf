BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE entries (
	table_id VARCHAR(16) NOT NULL, 
	n INTEGER NOT NULL, 
	entry TEXT NOT NULL, 
	PRIMARY KEY (table_id, n), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "entries" VALUES('5m9e334t5d',0,'{"luck":[3,6,27,28,0,8,12,7,25,2,14,13,4,20,7,1,8,10,7,3,14,5,11,7,1,11,3,5,6,7,0,1,3,1,0,1,21,20,2,2,18,9,6,6,7,15,0,2,9,1,2,7,5,0,1,4,1],"digest":"11f4e65ffbefb81f"}');
CREATE TABLE keys (
	table_id VARCHAR(16) NOT NULL, 
	digest VARCHAR(64) NOT NULL, 
	role VARCHAR(8) NOT NULL, 
	seats TEXT NOT NULL, 
	PRIMARY KEY (table_id, digest), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "keys" VALUES('5m9e334t5d','21f272d52b01a65604cf8b2c8a9d1be05e72d309939b84b23f3bb608350286b4','host','[0,1]');
INSERT INTO "keys" VALUES('5m9e334t5d','bcbbb468253df5d812016c94669753674a1ac08ed9afd5ec2517879ed80b0b33','watch','[]');
CREATE TABLE tables (
	id VARCHAR(16) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	header TEXT NOT NULL, 
	seats TEXT NOT NULL, 
	snapshot TEXT NOT NULL, 
	made BIGINT NOT NULL, 
	again VARCHAR(16), 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('5m9e334t5d','venezia2099','{"format":1,"game":"venezia2099","rules_version":2,"players":2,"options":{},"luck":0,"fair":{"format":"serenissima-luck-1","table":"5m9e334t5d","commitment":"7df2a6e8d426c1cfca8268bc590d0be2384c7d8c8db053cd22847006ea0a0fb4","contributors":[{"name":"host","pledge":"78109fb1944b37dd503d1a2acc577d15e782429b62784f815e9aa7fdef3f1121","bytes":"8d051414a626d4b0ff2f88f35b55f5fc113160eb858852053900c4a6dd216ae7"}],"rounds":1,"dropped":[],"secret":"8eb8c3f48390ae9033de9908be58238ea41c8601bdb43b7bc62b151aac57497a"}}','[{"kind":"screen","name":"Bianca","level":null,"colour":0},{"kind":"screen","name":"Marco","level":null,"colour":1}]','{"luck":617214090443118718,"top":[["PlaceFigure",1],["PlaceFigures",0],["Turn",1]],"seats":2,"pending":0,"asked":0,"tile":[64,37,36,13,29,64,65,65,64,64,64,24,26,25,65,65,33,28,17,8,57,4,65,65,34,16,64,1,61,32,65,65,5,20,21,2,56,10,65,65,18,12,0,60,58,9,65,65,65,65,65,65,65,65,65,65,65,65,65,65,65,65,65,65],"square_of":[42,27,35,-1,21,32,-1,-1,19,45,37,-1,41,3,-1,-1,25,18,40,-1,33,34,-1,-1,11,13,12,-1,17,4,-1,-1,29,16,24,-1,2,1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,36,20,44,-1,43,28,-1,-1],"districts":[1,2,3,4,11,12,13,16,17,18,19,20,21,24,25,27,28,29,32,33,34,35,36,37,40,41,42,43,44,45],"dry":[0,1,2,3,4,5,8,9,10,11,12,13,16,17,18,19,20,21,24,25,26,27,28,29,32,33,34,35,36,37,40,41,42,43,44,45],"taken":[],"coins_on":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"sunk_coins":0,"supply":[10,10,10,10,10,10],"undealt":[10,20,25,34,60],"players":[{"hand":[8,13,16,26,28,29,32,57,58,61],"floor":1,"figures":[-1,-1,-1],"coins":11,"gondolas":2,"treasures":[0,0,0,0,0,0]},{"hand":[9,12,17,18,21,24,33,36,37,56],"floor":1,"figures":[-1,-1,-1],"coins":11,"gondolas":2,"treasures":[0,0,0,0,0,0]}]}',1795134520553,'rematch-of-it');
COMMIT;
